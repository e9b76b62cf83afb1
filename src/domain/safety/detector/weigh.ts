import type { RiskLevel } from '../risk-level.ts'
import { askedSet, ids, liedSet, persistsSet, seriousSet, traits, unlessSets } from './lexicon.ts'
import type { Message } from './message.ts'
import { type PatternSet, placesOf } from './pattern-set.ts'
import type { Rule } from './rule.ts'

/** The level of a sign in its surroundings: 'nenhum' when they take it away. */
export function weigh(message: Message, rule: Rule, owner: number, start: number, end: number): RiskLevel {
  if (!rule.firm && isDenied(message, start)) return 'nenhum'
  if (message.quoted[start]) return 'nenhum'
  if (isNear(message, traits.dream, start, end, frameReach.dream)) return 'nenhum'
  if (isAboutSelf(rule.level) && !rule.fate && isOthersDoing(message, start, end)) return 'nenhum'
  if (
    (isAboutSelf(rule.level) || !hasFirst(message, start, end)) &&
    rule.level !== 'violencia' &&
    isAboutAnother(message, start, end)
  )
    return 'nenhum'
  if (!hasFirst(message, start, end) && isNear(message, traits.fiction, start, end, frameReach.story))
    return 'nenhum'
  if (rule.anyone && isReported(message, start, end)) return 'nenhum'
  if (hasUnless(message, owner, start, end)) return 'nenhum'
  if (isAboutSelf(rule.level) && saidNo(message, start)) return 'nenhum'
  if (isResolved(message, rule, start) && isPast(message, rule, start, end)) return 'nenhum'
  const serious = sentenceHolds(message, seriousSet, start)
  if (!serious && rule.level === 'violencia' && isPetty(message, rule, start)) return 'nenhum'
  if (!serious && rule.level !== 'vitima' && isGame(message, start, end)) return 'nenhum'
  if (rule.hyperbole && laughsAt(message, start) && !serious) return laughed(message, rule, start)
  return rule.level
}

/** Said laughing: a trifle beside it makes it a figure of speech; without one, a wish to die is still noticed. */
function laughed(message: Message, rule: Rule, start: number): RiskLevel {
  if (!isAboutSelf(rule.level) || sentenceHas(message, start, traits.trifle)) return 'nenhum'
  return rule.level === 'emergencia' ? 'emergencia' : 'atencao'
}

/** 'ela perguntou se eu penso em morrer e eu disse que não' */
const saidNo = (message: Message, at: number): boolean =>
  sentenceHolds(message, askedSet, at) && !sentenceHolds(message, liedSet, at)

/** 'vou matar minha irmã, ela pegou minha blusa' */
const isPetty = (message: Message, rule: Rule, at: number): boolean =>
  rule.hyperbole === true && sentenceHas(message, at, traits.petty)

/** Laughter before the sentence is about something else; within it or after it, it is about what was said. */
const laughsAt = (message: Message, at: number): boolean =>
  message.laughs && message.reading.ids.indexOf(ids.laugh, message.sentenceStart[at] ?? 0) >= 0

const isAboutSelf = (level: RiskLevel) => level === 'atencao' || level === 'risco' || level === 'emergencia'

const sentenceHas = (message: Message, at: number, trait: number): boolean =>
  ((message.sentenceTraits[at] ?? 0) & trait) !== 0

/** How far from a sign a word may stand and still frame it: so many words, over so many commas. */
type Reach = { readonly words: number; readonly pauses: number }

const unlessReach: Reach = { words: 14, pauses: 1 }

const frameReach = {
  dream: { words: 6, pauses: 0 },
  story: { words: 12, pauses: 1 },
  ownStory: { words: 12, pauses: 0 },
  game: { words: 12, pauses: 1 },
  maybeGame: { words: 5, pauses: 0 },
} as const satisfies Record<string, Reach>

/** Whether a word with the trait stands in the sign or near it, within the sentence. */
function isNear(message: Message, trait: number, start: number, end: number, reach: Reach): boolean {
  if (!sentenceHas(message, start, trait)) return false
  return (
    holds(message, trait, start, end) ||
    meets(message, trait, start - 1, -1, reach) ||
    meets(message, trait, end, 1, reach)
  )
}

function meets(message: Message, trait: number, from: number, step: 1 | -1, reach: Reach): boolean {
  const { ids: numbers } = message.reading
  let pauses = 0
  for (let passed = 0, at = from; passed < reach.words; passed++, at += step) {
    const id = numbers[at]
    if (id === undefined || id === ids.stop) return false
    if (id === ids.pause) pauses += 1
    if (pauses > reach.pauses) return false
    if (((message.traits[at] ?? 0) & trait) !== 0) return true
  }
  return false
}

/** 'essa fase não passa, vou me matar' is no game: a word with another meaning too must stand beside the sign. */
const isGame = (message: Message, start: number, end: number): boolean =>
  isNear(message, traits.game, start, end, frameReach.game) ||
  isNear(message, traits.maybeGame, start, end, frameReach.maybeGame)

/** Whether a word from `start` up to `end` has one of the traits. */
function holds(message: Message, trait: number, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (((message.traits[at] ?? 0) & trait) !== 0) return true
  return false
}

const sentenceHolds = (message: Message, set: PatternSet, at: number): boolean =>
  placesInSentence(message, set, at).length > 0

function hasUnless(message: Message, owner: number, start: number, end: number): boolean {
  const set = unlessSets[owner]
  if (!set) return false
  return placesInSentence(message, set, start).some((place) => isWithin(message, place, start, end))
}

/** Further away, or beyond a second comma, a word of the same long sentence is about something else. */
function isWithin(message: Message, place: number, start: number, end: number): boolean {
  if (place < start - unlessReach.words || place >= end + unlessReach.words) return false
  const numbers = message.reading.ids
  let pauses = 0
  for (let at = Math.min(place, end); at < Math.max(place, start); at++)
    if (numbers[at] === ids.pause) pauses += 1
  return pauses <= unlessReach.pauses
}

/** Where matches begin. What was asked before is not worked out again: many signs may stand in a long sentence. */
function placesInSentence(message: Message, set: PatternSet, at: number): readonly number[] {
  const start = message.sentenceStart[at] ?? 0
  const known = message.asked.get(set) ?? new Map<number, readonly number[]>()
  message.asked.set(set, known)
  const places = known.get(start) ?? placesOf(set, message.reading, start, message.sentenceEnd[at])
  known.set(start, places)
  return places
}

/** A 'não' just before, with nothing between but words that carry it: 'não tenho vontade de…'. */
function isDenied(message: Message, start: number): boolean {
  const { ids: numbers } = message.reading
  const head = message.traits[start] ?? 0
  if (head & traits.negator) return false
  const bridge = traits.filler | (head & traits.finite ? traits.bridgeBeforeVerb : traits.bridge)
  for (let at = start - 1; at >= Math.max(0, start - 7); at--) {
    const here = message.traits[at] ?? 0
    if (here & traits.negator || (numbers[at] === ids.livre && numbers[at - 1] === ids.me)) return true
    if (!(here & bridge)) return false
  }
  return false
}

/** 'meu marido não é violento': the 'não' stands between the one who acts and what is done. */
export const isDeniedInside = (message: Message, rule: Rule, start: number, end: number): boolean =>
  !isAboutSelf(rule.level) && holds(message, traits.negator, start, end)

/** 'ele quer me matar' is not about killing oneself. */
function isOthersDoing(message: Message, start: number, end: number): boolean {
  const { ids: numbers } = message.reading
  for (let at = start; at < end; at++) {
    if (numbers[at] !== ids.me) continue
    for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
      const here = message.traits[back] ?? 0
      if (here & traits.otherAgent || (back === at - 1 && here & traits.third)) return true
      if (!(here & (traits.filler | traits.bridge))) break
    }
  }
  return false
}

/** Someone else is the subject, or the words are theirs: 'minha amiga disse que…'. */
function isAboutAnother(message: Message, start: number, end: number): boolean {
  const { ids: numbers } = message.reading
  const from = message.sentenceStart[start] ?? 0
  let said = false
  const marked = hasFirst(message, start, end)
  for (let at = start - 1; at >= Math.max(from, start - 6); at--) {
    const id = numbers[at]
    const here = message.traits[at] ?? 0
    if (id === ids.eu || id === ids.pause || id === ids.but || id === ids.me) return false
    if (here & traits.said) said = true
    if (here & traits.third) return said || !marked
  }
  return false
}

const hasFirst = (message: Message, start: number, end: number): boolean =>
  holds(message, traits.first | traits.firstPersonPast, start, end)

/** A first person that is more than a 'meu': 'meu namorado tem…' is about him. */
function saysI(message: Message, start: number, end: number): boolean {
  const both = traits.first | traits.possessive
  for (let at = start; at < end; at++) if (((message.traits[at] ?? 0) & both) === traits.first) return true
  return false
}

/** Talk about the subject, not from inside it: study, work, news, stories, someone else. */
function isReported(message: Message, start: number, end: number): boolean {
  const inside = saysI(message, Math.max(message.sentenceStart[start] ?? 0, start - 3), end)
  const reach = inside ? frameReach.ownStory : frameReach.story
  if (isNear(message, traits.work | traits.fiction, start, end, reach)) return true
  return !inside && isNear(message, traits.news | traits.third, start, end, frameReach.story)
}

const persists = (message: Message): boolean =>
  message.sentenceStart.some((start, at) => start === at && sentenceHolds(message, persistsSet, at))

/**
 * Its own sentence or one beside it says that it was long ago or is over; elsewhere in a long message that is about
 * something else. A plan needs more: 'hoje estou em paz' is what people say before they carry one out.
 */
function isResolved(message: Message, rule: Rule, at: number): boolean {
  const { sentenceStart, sentenceEnd, longAgo, over } = message
  const first = sentenceStart[at] ?? 0
  const last = sentenceEnd[at] ?? 0
  const within = (places: readonly number[], from: number, to: number) =>
    places.some((place) => place >= from && place < to)
  const from = first > 0 ? (sentenceStart[first - 1] ?? 0) : 0
  const to = sentenceEnd[last] ?? last
  if (rule.level !== 'emergencia') return within(longAgo, from, to) || within(over, from, to)
  return within(longAgo, Math.max(first, at - unlessReach.words), Math.min(last, at + unlessReach.words))
}

function isPast(message: Message, rule: Rule, start: number, end: number): boolean {
  if (message.reading.ids[start] === ids.estou) return false
  if (rule.level === 'vitima' && persists(message)) return false
  const from = Math.max(message.sentenceStart[start] ?? 0, start - 7)
  return holds(message, traits.past | traits.pastEnding, from, Math.min(end + 1, message.traits.length))
}
