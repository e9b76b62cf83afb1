import { useEffect, useState } from 'react'
import {
  CONTACT_LOOK,
  contactLink,
  RESPONSIBLE_LABELS,
  RESPONSIBLE_NAMES,
  RESPONSIBLE_UNKNOWN,
  type Responsible,
} from '#domain/account/responsible.ts'
import type { ResponsibleAnswer } from '#domain/api/account.ts'
import { request } from '#web/lib/api.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const SAID = 'break-words font-medium'

/** Who answers for the data. A document comes with it from the server; drawn by a script, it is asked for. */
export function ResponsibleList() {
  const { drawnHere, answer } = useResponsible()
  return (
    <dl className="mt-4 stack gap-3">
      {RESPONSIBLE_NAMES.map((name) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{RESPONSIBLE_LABELS[name]}</dt>
          <dd>{drawnHere ? <Named name={name} value={answer?.[name]} /> : <Filled name={name} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the server fills into the document (platform/http/static-files.ts) stays as it is when React takes over. */
const Filled = ({ name }: { name: keyof Responsible }) => (
  <span
    data-fill={name}
    className={SAID}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React leaves alone what is inside.
    dangerouslySetInnerHTML={{ __html: RESPONSIBLE_UNKNOWN[name] }}
  />
)

function Named({ name, value }: { name: keyof Responsible; value: string | null | undefined }) {
  const link = name === 'contato' && value ? contactLink(value) : null
  if (value === undefined) return <span className={SAID}>…</span>
  return (
    <span className={SAID}>
      {link ? (
        <a className={CONTACT_LOOK} href={link}>
          {value}
        </a>
      ) : (
        (value ?? RESPONSIBLE_UNKNOWN[name])
      )}
    </span>
  )
}

/** What a document would have come with from the server, for a screen that is drawn by a script. */
export function useResponsible() {
  const [drawnHere] = useState(useHydrated())
  const [answer, setAnswer] = useState<ResponsibleAnswer | null>(null)
  useEffect(() => {
    if (!drawnHere) return
    request<ResponsibleAnswer>('GET', '/api/responsible').then(setAnswer, () =>
      setAnswer({ controlador: null, encarregado: null, contato: null }),
    )
  }, [drawnHere])
  return { drawnHere, answer }
}
