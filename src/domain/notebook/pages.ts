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

/** In the order in which they are used. There are no schemas in this file: screens do without them. */
export const PLAN_STEPS = [
  'sinais',
  'sozinho',
  'distracao',
  'pessoas',
  'profissionais',
  'ambiente',
  'motivos',
] as const
export type PlanStep = (typeof PLAN_STEPS)[number]
