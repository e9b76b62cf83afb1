import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginVersion,
  bringBackVersion,
  chooseVersion,
  hasVersion,
  totalOf,
  VERSIONS_MAX,
  type VersionedExchange,
  type Versions,
} from './versions.ts'

const exchange = (words: string): VersionedExchange => ({
  asked: { content: `asked ${words}`, nivel: 'nenhum' },
  answered: { content: words, status: 'completa', shown: null, whole: true, nivel: 'nenhum' },
})

type State = { shown: VersionedExchange; versions: Versions | null }
const first = (): State => ({ shown: exchange('one'), versions: null })

function begin({ shown, versions }: State, id: string): State | null {
  const begun = beginVersion(shown, versions, { id, reason: 'de-novo' })
  return begun && { shown: exchange(''), versions: begun }
}

describe('another version', () => {
  it('puts what was shown aside, whole', () => {
    const { versions } = begin(first(), 'a') ?? first()
    expect(versions).toMatchObject({ id: 'a', number: 2, before: 1 })
    expect(versions?.others).toEqual([{ id: '', number: 1, reason: undefined, ...exchange('one') }])
  })

  it('is refused when there are three', () => {
    let state: State | null = first()
    for (const id of ['a', 'b']) state = state && begin(state, id)
    expect(state?.versions && totalOf(state.versions)).toBe(VERSIONS_MAX)
    expect(state && begin(state, 'c')).toBeNull()
  })

  it('is known by the request that made it, shown or not', () => {
    const { shown, versions } = begin(first(), 'a') ?? first()
    if (!versions) throw new Error('there are no versions')
    const back = chooseVersion(shown, versions, 1)
    expect(hasVersion(back?.versions ?? null, 'a')).toBe(true)
    expect(hasVersion(back?.versions ?? null, 'b')).toBe(false)
    expect(hasVersion(null, 'a')).toBe(false)
  })

  it('that ends without a word leaves no trace', () => {
    const { versions } = begin(first(), 'a') ?? first()
    expect(versions && bringBackVersion(versions)).toEqual({
      shown: { id: '', number: 1, reason: undefined, ...exchange('one') },
      versions: null,
    })
  })
})

it('made of other words stays, whatever becomes of its reply', () => {
  const begun = beginVersion(exchange('one'), null, { id: 'a' })
  expect(begun && bringBackVersion(begun)).toBeNull()
})

const step = fc.oneof(
  fc.record({
    do: fc.constant('begin' as const),
    words: fc.stringMatching(/^[a-z]{1,8}$/),
    fails: fc.boolean(),
  }),
  fc.record({ do: fc.constant('choose' as const), number: fc.integer({ min: 0, max: 4 }) }),
)

it('in whatever order, nothing that was said is lost, and the numbers are 1 to 3 at most', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = first()
      const said = [state.shown]
      for (const [index, one] of steps.entries()) {
        if (one.do === 'choose') {
          const chosen = state.versions && chooseVersion(state.shown, state.versions, one.number)
          if (chosen) state = chosen
          continue
        }
        const begun = begin(state, String(index))
        if (!begun?.versions) continue
        if (one.fails) state = bringBackVersion(begun.versions) ?? state
        else {
          state = { ...begun, shown: exchange(`${one.words} ${index}`) }
          said.push(state.shown)
        }
      }
      const { shown, versions } = state
      const all = [shown, ...(versions?.others ?? [])].map(({ answered }) => answered.content)
      expect(all.toSorted()).toEqual(said.map(({ answered }) => answered.content).toSorted())
      const numbers = [versions?.number ?? 1, ...(versions?.others ?? []).map(({ number }) => number)]
      expect(numbers.toSorted()).toEqual(said.map((_, index) => index + 1))
      expect(said.length).toBeLessThanOrEqual(VERSIONS_MAX)
    }),
  )
})
