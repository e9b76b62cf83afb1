import { isBlank } from '../text/is-blank.ts'
import { PLAN_STEP_TEXTS, PLAN_STEPS, type PlanStep, type SafetyPlan } from './pages.ts'
import { linePhones } from './plan-calls.ts'

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

/** Characters of a line and lines of a page of A4, with margins, by size of the letters. */
const COMFORTABLE = { perLine: 70, lines: 33 }
const DENSE = { perLine: 105, lines: 62 }

/** What a page of comfortable letters holds in lines, what its title and last line take of it, and what a blank line takes. */
const PAPER = { lines: 40, around: 6.5, name: 1.5, blank: 1.15 }

/**
 * The plan as it is printed, on one page: `density` is how small the letters must be for that. A step without words keeps its
 * title, and has as many `blanks`, lines on which to write by hand, as fill the page.
 */
export function planPage({ steps }: SafetyPlan) {
  const written = PLAN_STEPS.map((step, at) => ({
    number: at + 1,
    title: PLAN_STEP_TEXTS[step].title,
    lines: steps[step].split('\n').filter((line) => !isBlank(line)),
  }))
  const height = (perLine: number) =>
    written.reduce((sum, { lines }) => sum + 2 + Math.max(1, linesTaken(lines, perLine)), 4)
  const fits = ({ perLine, lines }: typeof DENSE) => height(perLine) <= lines
  const density = fits(COMFORTABLE) ? 'comfortable' : fits(DENSE) ? 'dense' : 'densest'
  const empty = written.filter(({ lines }) => lines.length === 0)
  const taken = written.reduce(
    (sum, { lines }) => sum + PAPER.name + linesTaken(lines, COMFORTABLE.perLine),
    PAPER.around,
  )
  const room = density === 'comfortable' ? Math.floor((PAPER.lines - taken) / PAPER.blank) : 0
  const blanksOf = (step: (typeof written)[number]) => {
    const at = empty.indexOf(step)
    return at < 0 ? 0 : Math.max(1, Math.floor((room + empty.length - 1 - at) / empty.length))
  }
  return {
    title: 'Meu plano de segurança',
    steps: written.map((step) => ({
      ...step,
      lines: step.lines.map((line) => linePhones(line.trim())),
      blanks: blanksOf(step),
    })),
    // Always there, whatever the plan holds.
    now: linePhones('Em perigo agora: SAMU 192 ou pronto-socorro. Para conversar a qualquer hora: CVV 188.'),
    density,
  }
}

const linesTaken = (lines: readonly string[], perLine: number): number =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / perLine), 0)
