import { Mic, Square, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { requestTranscript } from './own-transcription.ts'
import { type Recording, record } from './recording.ts'

type RecordButtonProps = { personId: string; onWords: (words: string) => void }
type State = 'idle' | 'recording' | 'writing'

/** Beside the message box: what is said is recorded, written down by our server's service, and comes into the box. */
export function RecordButton({ personId, onWords }: RecordButtonProps) {
  const words = dictationCopy
  const { state, level, start, stop, cancel } = useRecording(personId, onWords)
  const recording = state === 'recording'
  return (
    <>
      <span role="status" className="sr-only">
        {recording && words.listening}
        {state === 'writing' && words.writing}
      </span>
      {state !== 'idle' && (
        <button type="button" onClick={cancel} title={words.cancel} className={BUTTON}>
          <Icon of={X} />
          <span className="sr-only">{words.cancel}</span>
        </button>
      )}
      <button
        type="button"
        onClick={recording ? stop : start}
        disabled={state === 'writing'}
        title={recording ? words.stop : words.start}
        className={`${BUTTON} relative ${recording ? 'text-accent' : ''} ${state === 'writing' ? 'animate-breathe' : ''}`}
      >
        <span ref={level} aria-hidden className="absolute inset-0 scale-0 rounded-full bg-accent-soft" />
        <Icon of={recording ? Square : Mic} size={recording ? 16 : 20} className="relative" />
        <span className="sr-only">{recording ? words.stop : words.start}</span>
      </button>
    </>
  )
}

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-accent-soft hover:text-ink'

function useRecording(personId: string, onWords: (words: string) => void) {
  const toast = useToast()
  const [state, setState] = useState<State>('idle')
  const level = useRef<HTMLSpanElement>(null)
  const running = useRef<Recording | null>(null)
  const asking = useRef<AbortController | null>(null)
  const fail = (message: string) => toast({ message, tone: 'danger' })

  useEffect(
    () => () => {
      running.current?.cancel()
      asking.current?.abort()
    },
    [],
  )

  function show(loudness: number) {
    if (level.current) level.current.style.scale = String(0.4 + loudness * 0.6)
  }

  async function write(sound: Blob) {
    running.current = null
    show(-1)
    setState('writing')
    const ending = new AbortController()
    asking.current = ending
    try {
      const said = await requestTranscript(personId, sound, ending.signal)
      if (said) onWords(said)
      else fail(dictationCopy.nothing)
    } catch (error) {
      if (!ending.signal.aborted) fail(toApiError(error).message)
    }
    asking.current = null
    setState('idle')
  }

  async function start() {
    try {
      running.current = await record({ onLevel: show, onSound: write })
      setState('recording')
    } catch {
      fail(dictationCopy.refused)
    }
  }

  function cancel() {
    running.current?.cancel()
    running.current = null
    asking.current?.abort()
    show(-1)
    setState('idle')
  }

  return { state, level, start, cancel, stop: () => running.current?.stop() }
}
