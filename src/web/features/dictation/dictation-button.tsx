import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { hasOwnTranscription, RecordButton } from './record-button.tsx'

type DictationButtonProps = { onWords: (words: string) => void }

/** Writing by voice: with the installation's own service where there is one, or else with the browser's. */
export function DictationButton({ onWords }: DictationButtonProps) {
  const own = useOwnTranscription()
  if (own === null) return null
  if (own) return <RecordButton onWords={onWords} />
  return canDictate() && <BrowserDictationButton onWords={onWords} />
}

/** Null until it is known. */
export function useOwnTranscription(): boolean | null {
  const { id } = useSignedInPerson()
  const [own, setOwn] = useState<boolean | null>(null)
  useEffect(() => {
    void hasOwnTranscription(id).then(setOwn)
  }, [id])
  return own
}

/** Beside the message box: what is said is written there, to be read before it is sent. */
function BrowserDictationButton({ onWords }: DictationButtonProps) {
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

type Dictation = { onWords: (words: string) => void; onRefused: () => void; onFailed: () => void }

/** Silence is no failure, nor is stopping. */
const HARMLESS = new Set(['no-speech', 'aborted'])

/** Listens when asked to, and hands over every stretch of speech once the browser is sure of it. */
function useDictation({ onWords, onRefused, onFailed }: Dictation) {
  const running = useRef<Recognition | null>(null)
  const [listening, setListening] = useState(false)

  useEffect(() => () => running.current?.abort(), [])

  function start() {
    const recognition = createRecognition()
    if (!recognition) return onFailed()
    recognition.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) onWords(result[0]?.transcript ?? '')
      }
    }
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'service-not-allowed') onRefused()
      else if (!HARMLESS.has(error)) onFailed()
    }
    recognition.onend = () => {
      running.current = null
      setListening(false)
    }
    running.current = recognition
    recognition.start()
    setListening(true)
  }

  return { listening, toggle: () => (listening ? running.current?.stop() : start()) }
}

/** What we use of the browser's speech recognition, which the types of the DOM leave out. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean } & ArrayLike<{ transcript: string }>>
}

type Browser = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

export function canDictate(): boolean {
  return constructorOf() !== undefined
}

function createRecognition(): Recognition | null {
  const Kind = constructorOf()
  if (!Kind) return null
  const recognition = new Kind()
  recognition.lang = 'pt-BR'
  recognition.continuous = true
  recognition.interimResults = false
  return recognition
}

function constructorOf() {
  const browser = window as unknown as Browser
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}
