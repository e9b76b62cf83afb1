import { gravest, type RiskLevel } from '../risk-level.ts'
import { pairRules, pairSet, ruleSet, rules } from './lexicon.ts'
import type { Message } from './message.ts'
import { scan } from './pattern-set.ts'
import type { PartialSign, Rule } from './rule.ts'
import { isDeniedInside, weigh } from './weigh.ts'

export type Signal = {
  readonly rule: Rule
  readonly level: RiskLevel
  readonly start: number
  readonly end: number
}

/** The signs, and for each word whether it belongs to one that was taken away (denied, quoted, long past…). */
export type Findings = { readonly signals: readonly Signal[]; readonly undone: readonly boolean[] }

/** Every sign of the tables that the message holds and that its surroundings do not take away. */
export function findSignals(message: Message): Findings {
  const { reading } = message
  const found = new Map<number, Signal>()
  const undone: boolean[] = new Array(reading.ids.length).fill(false)
  const isFound = new Uint8Array(rules.length)
  const missing = (owner: number) => isFound[owner] === 0
  scan(ruleSet, reading, 0, reading.ids.length, missing, (owner, start, end, denying) => {
    const rule = rules[owner]
    if (!rule) return
    const level =
      !denying && isDeniedInside(message, rule, start, end)
        ? 'nenhum'
        : weigh(message, rule, owner, start, end)
    if (level !== 'nenhum') {
      found.set(owner, { rule, level, start, end })
      isFound[owner] = 1
    } else if (!rule.partial) undone.fill(true, start, end)
  })
  findPairs(message, found)
  return { signals: [...found.values()], undone }
}

/** Two halves further apart than this do not belong together, even in a message without full stops. */
const pairWindow = 16
/** So far back nothing is near any more, whichever half is found first. */
const outOfReach = 4 * pairWindow

function findPairs(message: Message, found: Map<number, Signal>): void {
  const { reading } = message
  const seen = new Map<number, { start: number; end: number }[]>()
  const ruleOf = (half: number) => pairRules[half >> 1] ?? -1
  scan(
    pairSet,
    reading,
    0,
    reading.ids.length,
    (half) => !found.has(ruleOf(half)),
    (half, start, end) => {
      const rule = rules[ruleOf(half)]
      if (!rule) return
      const list = seen.get(half) ?? []
      while ((list[0]?.start ?? start) < start - outOfReach) list.shift()
      list.push({ start, end })
      seen.set(half, list)
      // A half is weighed only beside its other half: most of them stand alone.
      const levelOf = (one: Span) => weigh(message, rule, ruleOf(half), one.start, one.end)
      const other = seen
        .get(half ^ 1)
        ?.find(
          (one) =>
            areNear(one, { start, end }) &&
            sameSentence(message, one.start, start) &&
            levelOf(one) !== 'nenhum',
        )
      const level = other ? levelOf({ start, end }) : 'nenhum'
      if (other && level !== 'nenhum')
        found.set(ruleOf(half), {
          rule,
          level,
          start: Math.min(start, other.start),
          end: Math.max(end, other.end),
        })
    },
  )
}

type Span = { readonly start: number; readonly end: number }

const areNear = (a: Span, b: Span) =>
  Math.abs(a.start - b.start) <= pairWindow && (a.end <= b.start || b.end <= a.start)

const sameSentence = (message: Message, a: number, b: number) =>
  message.sentenceStart[a] === message.sentenceStart[b]

export type Verdict = {
  readonly level: RiskLevel
  readonly signals: readonly string[]
  readonly partials: readonly PartialSign[]
}

/** Puts the signs together: half signs of a plan count only beside a wish to die or beside each other. */
export function judge(signals: readonly Signal[]): Verdict {
  const whole = signals.filter(({ rule }) => rule.partial === undefined)
  const halves = signals.flatMap(({ rule }) => (rule.partial ? [rule.partial] : []))
  const partials = [...new Set(halves)]
  const aboutAnother = whole.some(({ level }) => level === 'violencia' || level === 'vitima')
  const firm = whole.filter(({ rule }) => !(aboutAnother && holdsOnlyMeans(rule)))
  const level = gravest(firm.map((signal) => signal.level))
  const planned = !aboutAnother && (isPlan(partials) || isStep(level, partials) || isSetInOrder(halves))
  return {
    level: planned ? 'emergencia' : level,
    signals: [...firm, ...(planned ? signals.filter(({ rule }) => rule.partial) : [])].map(
      ({ rule }) => rule.signal,
    ),
    partials,
  }
}

/** A weapon in the hand belongs to the violence it is named with. */
const holdsOnlyMeans = (rule: Rule) =>
  rule.signal === 'tem o meio na mão' ||
  rule.signal === 'está no lugar' ||
  rule.signal === 'o meio contra o próprio corpo'

/** A wish to die, and one step towards it. */
function isStep(level: RiskLevel, partials: readonly PartialSign[]): boolean {
  if (level === 'risco')
    return partials.some((sign) => sign === 'preparo' || sign === 'prazo' || sign === 'despedida')
  return level === 'atencao' && partials.some((sign) => sign === 'preparo' || sign === 'meio')
}

/** Put in order in more than one way, with a day set for it. */
const isSetInOrder = (halves: readonly PartialSign[]): boolean =>
  halves.includes('prazo') && halves.filter((sign) => sign === 'preparo').length > 1

/** Half signs that make a plan together: a means in a place, danger and a leaving, or a leaving that was prepared. */
function isPlan(partials: readonly PartialSign[]): boolean {
  const has = (sign: PartialSign) => partials.includes(sign)
  const nearDanger = has('meio') || has('lugar')
  const leaving = has('despedida') || has('preparo') || has('prazo') || has('isolamento')
  const armedThere = has('meio') && has('lugar')
  return armedThere || (nearDanger && leaving) || (has('despedida') && (has('preparo') || has('prazo')))
}
