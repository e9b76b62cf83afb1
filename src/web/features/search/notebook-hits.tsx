import type { NotebookHit } from '#domain/api/privacy.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { MarkedText } from './marked-text.tsx'

type NotebookHitsProps = { hits: readonly NotebookHit[]; onOpen: (() => void) | undefined }

/** Where the words are in the notebook; each leads to its part. */
export function NotebookHits({ hits, onOpen }: NotebookHitsProps) {
  const { notebook, parts } = privacyCopy.search
  return (
    <section className="stack gap-1">
      <h3 className="px-2 font-semibold text-ink-soft text-xs">{notebook}</h3>
      <ul className="stack gap-1">
        {hits.map(({ part, id, snippet, marks }) => (
          <li key={`${part} ${id}`}>
            <Link
              to={`/caderno#${part}`}
              {...(onOpen && { onClick: onOpen })}
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
