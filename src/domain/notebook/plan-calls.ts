import { PLAN_STEPS, type PlanStep, type SafetyPlan } from './pages.ts'
import { linePhones } from './phones.ts'

/** Somebody who can be called: `name` is what is written before the number, perhaps nothing. */
type Call = { name: string; number: string; tel: string }

/** The telephones that every plan has. They are the product's: no text of the plan removes them. */
const HELP_CALLS: readonly Call[] = [
  { name: 'CVV', number: '188', tel: 'tel:188' },
  { name: 'SAMU', number: '192', tel: 'tel:192' },
]

/** The steps whose people are asked for help first. */
const FIRST: readonly PlanStep[] = ['pessoas', 'profissionais']

/** The telephones in a text, each with who answers. */
export const callsIn = (text: string): Call[] =>
  text.split('\n').flatMap((line) =>
    linePhones(line).flatMap(({ text: number, tel }) => {
      const name = line
        .slice(0, line.indexOf(number))
        .replace(/[\s:,;(–-]+$/u, '')
        .trim()
      return tel ? [{ name, number, tel }] : []
    }),
  )

/** The telephones of a text with those of the product, each number once. */
export const withHelpCalls = (calls: readonly Call[]): Call[] => onlyOnce([...calls, ...HELP_CALLS])

/** Everybody a plan names to call: the person's own first, then those of the product. */
export function planCalls({ steps }: SafetyPlan): Call[] {
  const order = [...FIRST, ...PLAN_STEPS.filter((step) => !FIRST.includes(step))]
  const own = order
    .flatMap((step) => callsIn(steps[step]))
    .filter(({ tel }) => HELP_CALLS.every((help) => help.tel !== tel))
  return withHelpCalls(onlyOnce(own))
}

function onlyOnce(calls: readonly Call[]): Call[] {
  return calls.filter(({ tel }, at) => calls.findIndex((one) => one.tel === tel) === at)
}
