import { foldText } from '../text/fold-text.ts'
import { PLAN_STEPS, type PlanStep, type SafetyPlan } from './pages.ts'

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
  return withHelpCalls(own)
}

function onlyOnce(calls: readonly Call[]): Call[] {
  return calls.filter(({ tel }, at) => calls.findIndex((one) => one.tel === tel) === at)
}

/** A part of a line; `tel` where it is a number that can be called. */
export type LinePart = { text: string; tel?: string }

const SERVICE = '1(?:00|80|88|90|92|93)'
const FREE = '0[38]00[ .-]?\\d{3}[ .-]?\\d{3,4}'
const ABROAD = '\\+(?!55)\\d{1,3}(?:[ .-]?\\(?\\d{1,5}\\)?){2,5}'
// Eight to thirteen digits with the marks people put between them.
const HERE = '(?:\\+?55[ .-]?)?(?:\\(?0?\\d{2}\\)?[ .-]?)?(?:9[ .]?)?\\d{4}[ .-]?\\d{4}'
const PHONE = new RegExp(`(?<![\\d/.,+-])(?:${FREE}|${ABROAD}|${HERE}|${SERVICE})(?![\\d/]|[.,-]\\d)`, 'g')

// Three digits are often a street number or a price: they are a service where the line names one, or holds nothing else.
const SERVICE_WORDS =
  /\b(?:cvv|samu|polic|bombeir|brigada|resgate|ambulanc|emergenc|socorro|disque|lig(?:ar|o|a|ue)|cham(?:ar|o|e)|tel|fone|telefone|central|mulher|direitos)/
const ALONE = /^\s*(?:$|[-–—:(,])/

/** A line in which telephone numbers can be called. Its parts together are the line. */
export function linePhones(line: string): LinePart[] {
  const parts: LinePart[] = []
  let offset = 0
  for (const { 0: number, index } of line.matchAll(PHONE)) {
    if (number.length === 3 && !isService(line, index)) continue
    if (index > offset) parts.push({ text: line.slice(offset, index) })
    parts.push({ text: number, tel: `tel:${number.replace(/[^\d+]/g, '')}` })
    offset = index + number.length
  }
  if (offset < line.length) parts.push({ text: line.slice(offset) })
  return parts
}

function isService(line: string, index: number): boolean {
  const [before, after] = [line.slice(0, index), line.slice(index + 3)]
  const first = before.trim() === ''
  return (
    SERVICE_WORDS.test(foldText(before)) ||
    (first && (ALONE.test(after) || SERVICE_WORDS.test(foldText(after))))
  )
}
