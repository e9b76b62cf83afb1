import type { SearchResult } from '#domain/api/privacy.ts'
import { PERSONA_LOOK } from '#domain/personas/persona-look.ts'
import { shortDay } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

type SearchResultProps = { result: SearchResult; compact: boolean; onOpen: (() => void) | undefined }

/** A conversation in which the words are, with the first places; each leads to its message. */
export function SearchResultView({ result, compact, onOpen }: SearchResultProps) {
  const { conversation, titleMarks, hits, found } = result
  const words = privacyCopy.search
  const { displayName, emoji } = PERSONA_LOOK[conversation.style]
  return (
    <li className="stack gap-1 py-3">
      <Link
        to={`/chat/${conversation.id}`}
        {...(onOpen && { onClick: onOpen })}
        className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-accent-soft"
      >
        <Avatar persona={conversation.style} emoji={emoji} />
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
                {...(onOpen && { onClick: onOpen })}
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

export function MarkedText({ text, marks }: MarkedTextProps) {
  const parts = marks.map(([start, end], at) => ({
    start,
    before: text.slice(marks[at - 1]?.[1] ?? 0, start),
    marked: text.slice(start, end),
  }))
  return (
    <>
      {parts.map(({ start, before, marked }) => (
        <span key={start}>
          {before}
          <mark className="rounded-[4px] bg-accent-soft px-0.5 font-semibold text-accent-strong">
            {marked}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
