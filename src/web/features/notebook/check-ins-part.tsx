import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { CheckInHistory } from './check-in-history.tsx'
import { focusPart, PartExample, PartFrame, PartLoading } from './part-frame.tsx'
import { useCheckIns } from './use-check-ins.ts'

const words = notebookCopy.checkIns

/** 'Como estou': a check-in in two taps, and how the last days were. */
export function CheckInsPart() {
  const { checkIns, isError, refetch, create, remove } = useCheckIns()
  return (
    <PartFrame
      id="como-estou"
      heading={words.heading}
      lead={words.lead}
      ready={checkIns !== undefined || isError}
    >
      <CheckInForm onCreate={create} />
      {checkIns?.length === 0 && (
        <PartExample text={words.example}>
          <Button
            look="secondary"
            onClick={() => document.querySelector<HTMLElement>('#como-estou [type=radio]')?.focus()}
          >
            {words.begin}
          </Button>
        </PartExample>
      )}
      {checkIns ? (
        <CheckInHistory
          checkIns={checkIns}
          onRemove={(checkIn) => {
            focusPart('como-estou')
            void remove(checkIn)
          }}
        />
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </PartFrame>
  )
}
