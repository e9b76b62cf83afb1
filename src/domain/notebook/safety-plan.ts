import { isBlank } from '../text/is-blank.ts'
import { PLAN_STEPS, type PlanStep, type SafetyPlan } from './pages.ts'

/** The seven steps in the order in which they are used: from what one can do alone to the people one can call. */
export const PLAN_STEP_TEXTS: Readonly<Record<PlanStep, { title: string; help: string }>> = {
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

/** What the step of professionals begins with; everything can be changed. */
export const PLAN_SERVICES = [
  'CVV: 188 (grátis, 24 horas)',
  'SAMU: 192 (emergência)',
  'CAPS mais próximo: ',
].join('\n')

export const blankPlan = (): SafetyPlan =>
  safetyPlanOf((step) => (step === 'profissionais' ? PLAN_SERVICES : ''))

/** Whether there is anything in it beyond what every plan begins with. */
export function isBegun({ steps }: SafetyPlan): boolean {
  const begins = blankPlan().steps
  return PLAN_STEPS.some((step) => !isBlank(steps[step]) && steps[step].trim() !== begins[step].trim())
}

export function safetyPlanOf(text: (step: PlanStep) => string): SafetyPlan {
  return { steps: Object.fromEntries(PLAN_STEPS.map((step) => [step, text(step)])) as SafetyPlan['steps'] }
}
