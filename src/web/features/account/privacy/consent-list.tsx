import type { ConsentRecord } from '#domain/account/consent.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type ConsentListProps = {
  consents: readonly ConsentRecord[] | null
  failure: string | null
  onRetry: () => void
}

/** What the person accepted, which version of it and when. */
export function ConsentList({ consents, failure, onRetry }: ConsentListProps) {
  const words = privacyCopy.data.consents
  return (
    <div className="stack gap-3">
      <h4 className="font-semibold">{words.heading}</h4>
      {!consents && !failure && (
        <>
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-24" />
        </>
      )}
      {failure && !consents && (
        <>
          <Alert>{failure}</Alert>
          <Button look="secondary" className="justify-self-start" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      )}
      {consents?.map(({ version, acceptedAt, covers }) => (
        <div key={version} className="stack gap-1.5 text-sm">
          <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
            {covers.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="text-ink-soft">
            {words.accepted} <time dateTime={acceptedAt}>{longMoment(new Date(acceptedAt))}</time> (
            {words.version} {version}).
          </p>
        </div>
      ))}
      <p className="text-ink-soft text-sm">{words.withdraw}</p>
    </div>
  )
}
