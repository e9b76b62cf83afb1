import { useEffect, useState } from 'react'
import type { Search, SearchAnswer } from '#domain/api/privacy.ts'
import { SEARCH_MAX, SEARCH_MIN } from '#domain/limits.ts'
import { requestAs } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'

const PAUSE = 350

type SearchState =
  | { status: 'idle' }
  | { status: 'searching'; answer: SearchAnswer | null }
  | { status: 'found'; answer: SearchAnswer }
  | { status: 'failed'; message: string }

/** Searches, debounced. A newer query drops the answer of an older one. */
export function useSearch(personId: string) {
  const [text, setText] = useState('')
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const wanted = text.trim().slice(0, SEARCH_MAX)
  const enough = wanted.replace(/\s/g, '').length >= SEARCH_MIN

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again for the same words
  useEffect(() => {
    if (!enough) {
      setState({ status: 'idle' })
      return
    }
    const asking = new AbortController()
    setState((before) => ({ status: 'searching', answer: 'answer' in before ? before.answer : null }))
    const timer = setTimeout(async () => {
      try {
        const answer = await requestSearch(personId, { text: wanted }, asking.signal)
        if (!asking.signal.aborted) setState({ status: 'found', answer })
      } catch (error) {
        if (asking.signal.aborted) return
        const { message } = toApiError(error)
        setState({ status: 'failed', message })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [personId, wanted, enough, turn])

  return { text, setText, state, retry: () => setTurn((count) => count + 1) }
}

const requestSearch = (personId: string, body: Search, signal: AbortSignal) =>
  requestAs(personId)<SearchAnswer>('POST', '/api/privacy/search', { body, signal })
