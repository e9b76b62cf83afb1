import { Mic, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { hasOwnTranscription } from './own-transcription.ts'
import { RecordButton } from './record-button.tsx'
import { canDictate } from './speech-recognition.ts'
import { useDictation } from './use-dictation.ts'

type DictationButtonProps = { personId: string; onWords: (words: string) => void }

/** Writing by voice: with the installation's own service where there is one, or else with the browser's. */
export function DictationButton({ personId, onWords }: DictationButtonProps) {
  const own = useOwnTranscription(personId)
  if (own === null) return null
  if (own) return <RecordButton personId={personId} onWords={onWords} />
  return canDictate() && <BrowserDictationButton onWords={onWords} />
}

/** Null until it is known. */
export function useOwnTranscription(personId: string): boolean | null {
  const [own, setOwn] = useState<boolean | null>(null)
  useEffect(() => {
    void hasOwnTranscription(personId).then(setOwn)
  }, [personId])
  return own
}

/** Beside the message box: what is said is written there, to be read before it is sent. */
function BrowserDictationButton({ onWords }: Pick<DictationButtonProps, 'onWords'>) {
  const words = dictationCopy
  const toast = useToast()
  const { listening, toggle } = useDictation({
    onWords,
    onRefused: () => toast({ message: words.refused, tone: 'danger' }),
    onFailed: () => toast({ message: words.failed, tone: 'danger' }),
  })
  return (
    <>
      <span role="status" className="sr-only">
        {listening && words.listening}
      </span>
      <button
        type="button"
        onClick={toggle}
        title={listening ? words.stop : words.start}
        className={`grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft ${
          listening ? 'animate-breathe bg-accent-soft text-accent' : 'text-ink-soft hover:text-ink'
        }`}
      >
        <Icon of={listening ? Square : Mic} size={listening ? 16 : 20} />
        <span className="sr-only">{listening ? words.stop : words.start}</span>
      </button>
    </>
  )
}
