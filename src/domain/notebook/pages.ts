// There are no schemas in this file: screens do without them.
import type { Mood } from './moods.ts'

/** What one thing of each part is called. */
export const NOTEBOOK_PARTS = {
  notas: 'Nota',
  'como-estou': 'Como estou',
  plano: 'Plano de segurança',
  resumos: 'Resumo',
  exercicios: 'Exercício',
  propostas: 'Linha sugerida',
}
export type NotebookPart = keyof typeof NOTEBOOK_PARTS

export type Note = {
  id: string
  text: string
  /** Off until the person switches it on. */
  aiMayRead: boolean
  /** The name, which is sent also while there is risk. */
  isName: boolean
  createdAt: string
  /** What is stored does not belong here, or was changed: `text` is empty, and it can only be erased. */
  unreadable?: true
}

/** What can't be opened is left out: there is no day to show it on. */
export type CheckIn = {
  id: string
  day: string
  mood: Mood
  feelings: string[]
  words: string
  createdAt: string
}

export type SafetyPlan = { steps: Record<PlanStep, string> }

export type Summary = {
  id: string
  /** Null once the conversation is gone. */
  conversationId: string | null
  /** The conversation's, as long as that is there. */
  title: string
  text: string
  createdAt: string
  unreadable?: true
}

/** A line that may become a note, in the person's own words. It waits for an answer, on every device. */
export type ProposedLine = { id: string; conversationId: string; text: string }

/** The seven steps in the order in which they are used: from what one can do alone to the people one can call. */
export const PLAN_STEP_TEXTS = {
  sinais: {
    title: 'Sinais de que não estou bem',
    help: 'O que costuma aparecer antes: pensamentos, sensações no corpo, situações, jeitos de agir.',
  },
  sozinho: {
    title: 'O que consigo fazer sozinho ou sozinha',
    help: 'O que dá para fazer sem depender de ninguém: um banho, uma música, respirar, caminhar, rezar.',
  },
  distracao: {
    title: 'Lugares e pessoas que distraem',
    help: 'Onde ir e com quem estar para o tempo passar, mesmo sem contar o que está acontecendo.',
  },
  pessoas: {
    title: 'Pessoas a quem pedir ajuda',
    help: 'Quem pode ouvir e ficar por perto. Escreva o nome e o telefone, uma pessoa por linha.',
  },
  profissionais: {
    title: 'Profissionais e serviços',
    help: 'Quem cuida de você e para onde ligar a qualquer hora. Acrescente o nome e o telefone.',
  },
  ambiente: {
    title: 'Deixar o lugar mais seguro',
    help: 'O que afastar de perto, e quem pode guardar por você enquanto for preciso.',
  },
  motivos: {
    title: 'Motivos para continuar',
    help: 'O que importa para você: pessoas, bichos, planos, coisas pequenas que valem a pena.',
  },
}
export type PlanStep = keyof typeof PLAN_STEP_TEXTS

export const PLAN_STEPS = Object.keys(PLAN_STEP_TEXTS) as PlanStep[]
