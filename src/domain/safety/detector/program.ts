import type { Item } from './pattern.ts'

/**
 * What a state is. The numbers that come after its kind:
 *
 *   done
 *   word    id, next                 this word
 *   words   mask, low, high, (id, next)…
 *                                    a table of mask + 1 places; a word is looked for from the place that the last
 *                                    bits of its number say up to an empty one. `low` and `high` are its sketch
 *   any     count, state…            the first of these that matches
 *   gap     upTo, next
 *   not     words, next              `words` is a state whose words may not come
 *   end     next
 *   begin   next
 */
export const kinds = { done: 0, word: 1, words: 2, any: 3, gap: 4, not: 5, end: 6, begin: 7 } as const

/**
 * Compiled patterns, all in one row of numbers: a state is the place where its kind stands. What follows a state is
 * written before it, and patterns that end alike share their ends.
 */
export type Program = {
  /** Grows while patterns are compiled. */
  code: Int32Array
  /** Gives back where the pattern begins. */
  readonly compile: (pattern: readonly Item[]) => number
}

/** States to be tried from one place: what follows each word, and those that do not begin with a word. */
type Fork = { readonly words: Map<number, number>; readonly others: Set<number> }

const done = 0
/** Where the places of a table begin. */
const table = 4

export function createProgram(): Program {
  const program: Program = { code: new Int32Array(1 << 16), compile: (pattern) => sequence(pattern, 0, done) }
  let length = 1

  function room(size: number): number {
    const state = length
    length += size
    if (length > program.code.length) {
      const longer = new Int32Array(2 * length)
      longer.set(program.code)
      program.code = longer
    }
    return state
  }

  function write(kind: number, ...rest: readonly number[]): number {
    const state = room(1 + rest.length)
    program.code[state] = kind
    program.code.set(rest, state + 1)
    return state
  }

  function writeWords(words: ReadonlyMap<number, number>): number {
    for (const [id, next] of words) if (words.size === 1) return write(kinds.word, id, next)
    // One place at least stays empty.
    const places = 1 << (32 - Math.clz32(words.size))
    const state = room(table + 2 * places)
    const { code } = program
    const { low, high } = sketchOf(words.keys())
    code.set([kinds.words, places - 1, low, high], state)
    for (const [id, next] of words) {
      let place = id & (places - 1)
      while (code[state + table + 2 * place] !== 0) place = (place + 1) & (places - 1)
      code[state + table + 2 * place] = id
      code[state + table + 1 + 2 * place] = next
    }
    return state
  }

  function writeFork({ words, others }: Fork): number {
    if (others.size === 0) return writeWords(words)
    const states = words.size === 0 ? [...others] : [writeWords(words), ...others]
    return states.length === 1 ? (states[0] ?? done) : write(kinds.any, states.length, ...states)
  }

  const newFork = (): Fork => ({ words: new Map(), others: new Set() })

  function addWord(fork: Fork, id: number, next: number): void {
    const known = fork.words.get(id)
    fork.words.set(id, known === undefined ? next : either(known, next))
  }

  function addState(fork: Fork, state: number): void {
    const { code } = program
    const first = code[state + 1] ?? 0
    switch (code[state]) {
      case kinds.word:
        addWord(fork, first, code[state + 2] ?? 0)
        return
      case kinds.words:
        for (let at = state + table; at <= state + table + 2 * first; at += 2)
          if (code[at] !== 0) addWord(fork, code[at] ?? 0, code[at + 1] ?? 0)
        return
      case kinds.any:
        for (const option of code.slice(state + 2, state + 2 + first)) addState(fork, option)
        return
      default:
        fork.others.add(state)
    }
  }

  function addItem(fork: Fork, item: Item, next: number): void {
    if (item.kind !== 'choice') {
      fork.others.add(stateOf(item, next))
      return
    }
    for (const option of item.options)
      if (typeof option === 'number') addWord(fork, option, next)
      else if (option[0]) addItem(fork, option[0], sequence(option, 1, next))
    if (item.optional) addState(fork, next)
  }

  const joined = new Map<number, number>()
  function either(a: number, b: number): number {
    if (a === b) return a
    const key = pairKey(a, b)
    const known = joined.get(key)
    if (known !== undefined) return known
    const fork = newFork()
    addState(fork, a)
    addState(fork, b)
    const state = writeFork(fork)
    joined.set(key, state)
    return state
  }

  const sequence = (items: readonly Item[], from: number, next: number): number => {
    let state = next
    for (let at = items.length - 1; at >= from; at--) {
      const item = items[at]
      if (item) state = stateOf(item, state)
    }
    return state
  }

  const numbers = new Map<Item, number>()
  const compiled = new Map<number, number>()
  /** The state of an item with what follows it; the same two are compiled once. */
  function stateOf(item: Item, next: number): number {
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    const key = pairKey(number, next)
    const state = compiled.get(key) ?? compileItem(item, next)
    compiled.set(key, state)
    return state
  }

  function compileItem(item: Item, next: number): number {
    switch (item.kind) {
      case 'gap':
        return write(kinds.gap, item.upTo, next)
      case 'not':
        return write(kinds.not, stateOf(item.words, done), next)
      case 'end':
        return write(kinds.end, next)
      case 'begin':
        return write(kinds.begin, next)
      case 'choice': {
        const fork = newFork()
        addItem(fork, item, next)
        return writeFork(fork)
      }
    }
  }

  return program
}

/** One number for two; a state is far below 2^26. */
const pairKey = (a: number, b: number): number => a * 2 ** 26 + b

/** Two sets of 32 bits, of the lower and of the next five bits of each number. */
export function sketchOf(ids: Iterable<number>): { readonly low: number; readonly high: number } {
  let low = 0
  let high = 0
  for (const id of ids) {
    low |= 1 << (id & 31)
    high |= 1 << ((id >>> 5) & 31)
  }
  return { low, high }
}

/** False only when the number is not among those sketched: most words need no look-up. */
export const mayHold = (low: number, high: number, id: number): boolean =>
  ((low >>> (id & 31)) & (high >>> ((id >>> 5) & 31)) & 1) === 1

/** The state after a word, or -1 when the state is no table of words or does not hold it. */
export function after(code: Int32Array, state: number, id: number): number {
  const first = code[state + 1] ?? 0
  if (code[state] === kinds.word) return first === id ? (code[state + 2] ?? 0) : -1
  if (code[state] !== kinds.words || id === 0) return -1
  if (!mayHold(code[state + 2] ?? 0, code[state + 3] ?? 0, id)) return -1
  for (let place = id & first; ; place = (place + 1) & first) {
    const at = state + table + 2 * place
    const there = code[at]
    if (there === id) return code[at + 1] ?? 0
    if (there === 0) return -1
  }
}

/** The words a match can begin with. */
export function firstWords(code: Int32Array, state: number): readonly number[] {
  const first = code[state + 1] ?? 0
  switch (code[state]) {
    case kinds.word:
      return [first]
    case kinds.words:
      return [...code.subarray(state + table, state + table + 2 * (first + 1))].filter(
        (id, at) => at % 2 === 0 && id !== 0,
      )
    case kinds.any:
      return [...code.subarray(state + 2, state + 2 + first)].flatMap((option) => firstWords(code, option))
    case kinds.begin:
      return firstWords(code, first)
    default:
      throw new Error('a pattern begins with a word')
  }
}
