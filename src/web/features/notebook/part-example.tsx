import type { ReactNode } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'

type PartExampleProps = {
  text: string
  /** One tap to begin. */
  children: ReactNode
}

/** What an empty part could become, said quietly: nobody takes it for something of theirs. */
export function PartExample({ text, children }: PartExampleProps) {
  return (
    <div className="stack gap-2 rounded-control border border-line border-dashed px-4 py-3 text-ink-soft text-sm">
      <p>{notebookCopy.example}</p>
      <p className="font-serif text-base">{text}</p>
      <div>{children}</div>
    </div>
  )
}
