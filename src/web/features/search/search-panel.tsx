import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { NotebookHit, SearchAnswer, Search as SearchBody, SearchResult } from '#domain/api/privacy.ts'
import { SEARCH_MAX, SEARCH_MIN } from '#domain/limits.ts'
import { PERSONA_LOOK } from '#domain/personas/persona.ts'
import { shortDay } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { requestAs, toApiError } from '#web/lib/api.ts'
import { Link } from '#web/lib/router.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { LoadFailed } from '#web/ui/alert.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type SearchPanelProps = {
  onOpen?: () => void
  /** In a narrow panel that was opened in order to search. */
  compact?: boolean
}

export function SearchPanel({ onOpen, compact = false }: SearchPanelProps) {
  const words = privacyCopy.search
  const { text, setText, state, retry } = useSearch()
  const answer = 'answer' in state ? state.answer : null

  return (
    <search className="stack gap-3">
      <TextField
        label={words.label}
        value={text}
        onChange={setText}
        placeholder={words.placeholder}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        end={<FieldEnd text={text} onClear={() => setText('')} />}
        autoFocus={compact}
        {...(state.status === 'idle' && { hint: words.hint })}
      />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {state.status === 'searching' && words.searching}
        {state.status === 'found' && summary(state.answer)}
      </p>
      {state.status === 'failed' && <LoadFailed reason={state.message} onRetry={retry} />}
      {state.status === 'searching' && !answer && <Skeleton className="appear-late h-20" />}
      {answer && answer.results.length > 0 && (
        <ul className="stack divide-y divide-line">
          {answer.results.map((result) => (
            <ResultItem key={result.conversation.id} result={result} compact={compact} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {answer && answer.notebook.length > 0 && <NotebookHits hits={answer.notebook} onOpen={onOpen} />}
      {answer?.more && <p className="text-ink-soft text-sm">{words.more}</p>}
    </search>
  )
}

function summary({ results, notebook }: SearchAnswer): string {
  const { empty, one, many, onlyNotebook } = privacyCopy.search
  if (results.length === 0) return notebook.length === 0 ? empty : onlyNotebook
  return results.length === 1 ? one : many(results.length)
}

const FieldEnd = ({ text, onClear }: { text: string; onClear: () => void }) =>
  text ? (
    <button
      type="button"
      onClick={onClear}
      className="grid min-w-12 place-items-center rounded-control text-ink-soft hover:text-ink"
    >
      <Icon of={X} />
      <span className="sr-only">{privacyCopy.search.clear}</span>
    </button>
  ) : (
    <span className="grid min-w-12 place-items-center text-ink-soft">
      <Icon of={Search} />
    </span>
  )

function NotebookHits({ hits, onOpen }: { hits: readonly NotebookHit[]; onOpen: (() => void) | undefined }) {
  const { notebook, parts } = privacyCopy.search
  return (
    <section className="stack gap-1">
      <h3 className="px-2 font-semibold text-ink-soft text-xs">{notebook}</h3>
      <ul className="stack gap-1">
        {hits.map(({ part, id, snippet, marks }) => (
          <li key={`${part} ${id}`}>
            <Link
              to={`/caderno#${part}`}
              onClick={onOpen}
              className="block min-h-11 rounded-control px-2 py-2.5 text-sm hover:bg-accent-soft"
            >
              <span className="font-medium text-ink-soft">{parts[part]}: </span>
              <MarkedText text={snippet} marks={marks} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PAUSE = 350

type SearchState =
  | { status: 'idle' }
  | { status: 'searching'; answer: SearchAnswer | null }
  | { status: 'found'; answer: SearchAnswer }
  | { status: 'failed'; message: string }

/** Searches, debounced. A newer query drops the answer of an older one. */
function useSearch() {
  const { id: personId } = useSignedInPerson()
  const [text, setText] = useState('')
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const wanted = text.trim().slice(0, SEARCH_MAX)
  const enough = wanted.replace(/\s/g, '').length >= SEARCH_MIN

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again for the same words
  useEffect(() => {
    if (!enough) return setState({ status: 'idle' })
    const asking = new AbortController()
    const { signal } = asking
    setState((before) => ({ status: 'searching', answer: 'answer' in before ? before.answer : null }))
    const timer = setTimeout(async () => {
      try {
        const body: SearchBody = { text: wanted }
        const answer = await requestAs(personId)<SearchAnswer>('POST', '/api/privacy/search', {
          body,
          signal,
        })
        if (!signal.aborted) setState({ status: 'found', answer })
      } catch (error) {
        if (signal.aborted) return
        setState({ status: 'failed', message: toApiError(error).message })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [personId, wanted, enough, turn])

  return { text, setText, state, retry: () => setTurn((count) => count + 1) }
}

type SearchResultProps = { result: SearchResult; compact: boolean; onOpen: (() => void) | undefined }

function ResultItem({ result, compact, onOpen }: SearchResultProps) {
  const { conversation, titleMarks, hits, found } = result
  const words = privacyCopy.search
  const { displayName } = PERSONA_LOOK[conversation.style]
  return (
    <li className="stack gap-1 py-3">
      <Link
        to={`/chat/${conversation.id}`}
        onClick={onOpen}
        className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-accent-soft"
      >
        <Avatar persona={conversation.style} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            <MarkedText text={conversation.title || words.untitled} marks={titleMarks} />
          </span>
          <span className="block text-ink-soft text-xs">
            {compact ? '' : `${displayName} · `}
            {shortDay(new Date(conversation.timestamp), new Date())}
          </span>
        </span>
      </Link>
      {hits.length > 0 && (
        <ul className={`stack gap-1 ${compact ? '' : 'pl-[3.25rem]'}`}>
          {hits.map((hit) => (
            <li key={hit.messageId}>
              <Link
                to={`/chat/${conversation.id}?mensagem=${hit.messageId}`}
                onClick={onOpen}
                className="block rounded-control px-2 py-1.5 text-sm hover:bg-accent-soft"
              >
                <span className="font-medium text-ink-soft">
                  {hit.role === 'user' ? words.you : displayName}:{' '}
                </span>
                <MarkedText text={hit.snippet} marks={hit.marks} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found > hits.length && (
        <p className={`text-ink-soft text-xs ${compact ? 'pl-2' : 'pl-[3.75rem]'}`}>
          {words.others(found - hits.length)}
        </p>
      )}
    </li>
  )
}

type MarkedTextProps = { text: string; marks: readonly (readonly [start: number, end: number])[] }

const MarkedText = ({ text, marks }: MarkedTextProps) => (
  <>
    {marks.map(([start, end], index) => (
      <span key={start}>
        {text.slice(marks[index - 1]?.[1] ?? 0, start)}
        <mark className="rounded-[4px] bg-accent-soft px-0.5 font-semibold text-accent-strong">
          {text.slice(start, end)}
        </mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
)
