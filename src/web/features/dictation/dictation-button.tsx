import { Mic, Square } from 'lucide-react'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDictation } from './use-dictation.ts'

/** Beside the message box: what is said is written there, to be read before it is sent. */
export function DictationButton({ onWords }: { onWords: (words: string) => void }) {
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
