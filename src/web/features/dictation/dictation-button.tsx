import { Mic, Square, X } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DictationAnswer, TranscriptAnswer } from '#domain/api/chat.ts'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { fetchAs, isRefused, requestAs, toApiError } from '#web/lib/api.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { record } from './recording.ts'

type DictationButtonProps = { onWords: (words: string) => void }

/** Writing by voice: with the installation's own service where there is one, or else with the browser's. */
export function DictationButton({ onWords }: DictationButtonProps) {
  const own = useOwnTranscription()
  if (own === null) return null
  if (own) return <Recorded onWords={onWords} />
  return canDictate() && <Recognized onWords={onWords} />
}

/** Whether this installation transcribes by itself, and this browser can record; null until it is known. */
export function useOwnTranscription(): boolean | null {
  const { data, failure } = useLoaded(fetchDictation)
  return failure ? false : (data?.own ?? null)
}

async function fetchDictation(personId: string): Promise<DictationAnswer> {
  if (!('MediaRecorder' in window) || !navigator.mediaDevices) return { own: false }
  return requestAs(personId)('GET', '/api/dictation')
}

const Recorded = ({ onWords }: DictationButtonProps) => <VoiceButton {...useRecording(onWords)} />
const Recognized = ({ onWords }: DictationButtonProps) => <VoiceButton {...useDictation(onWords)} />

type VoiceButtonProps = {
  state: 'idle' | 'recording' | 'writing'
  start: () => void
  stop: () => void
  cancel?: () => void
  /** Grows with the loudness, where it is known. */
  level?: RefObject<HTMLSpanElement | null>
}

/** Beside the message box: speech is written there, to be read before it is sent. */
function VoiceButton({ state, start, stop, cancel, level }: VoiceButtonProps) {
  const words = dictationCopy
  const recording = state === 'recording'
  const label = recording ? words.stop : words.start
  const looks = `${recording ? 'text-accent' : 'text-ink-soft hover:text-ink'} ${recording && !level ? 'bg-accent-soft' : ''}`
  const breathes = state === 'writing' || (recording && !level)
  return (
    <>
      <span role="status" className="sr-only">
        {recording && words.listening}
        {state === 'writing' && words.writing}
      </span>
      {cancel && state !== 'idle' && (
        <IconButton
          of={X}
          label={words.cancel}
          title={words.cancel}
          onClick={cancel}
          className="!rounded-full"
        />
      )}
      <button
        type="button"
        onClick={recording ? stop : start}
        disabled={state === 'writing'}
        title={label}
        className={`relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft ${looks} ${breathes ? 'animate-breathe' : ''}`}
      >
        {level && (
          <span ref={level} aria-hidden className="absolute inset-0 scale-0 rounded-full bg-accent-soft" />
        )}
        <Icon of={recording ? Square : Mic} size={recording ? 16 : 20} className="relative" />
        <span className="sr-only">{label}</span>
      </button>
    </>
  )
}

/** Silence is no failure, nor is stopping. */
const HARMLESS = new Set(['no-speech', 'aborted'])

/** Listens when asked to, and hands over every stretch of speech once the browser is sure of it. */
function useDictation(onWords: (words: string) => void) {
  const toast = useToast()
  const running = useRef<Recognition | null>(null)
  const [state, setState] = useState<'idle' | 'recording'>('idle')
  const fail = (message: string) => toast({ message, tone: 'danger' })

  useEffect(() => () => running.current?.abort(), [])

  function start() {
    const Kind = recognitionOfBrowser()
    if (!Kind) return fail(dictationCopy.failed)
    const recognition = new Kind()
    recognition.lang = 'pt-BR'
    recognition.continuous = true
    recognition.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) onWords(result[0]?.transcript ?? '')
      }
    }
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'service-not-allowed') fail(dictationCopy.refused)
      else if (!HARMLESS.has(error)) fail(dictationCopy.failed)
    }
    recognition.onend = () => {
      running.current = null
      setState('idle')
    }
    running.current = recognition
    recognition.start()
    setState('recording')
  }

  return { state, start, stop: () => running.current?.stop() }
}

/** What we use of the browser's speech recognition, of which the types of the DOM have the events alone. */
type Recognition = {
  lang: string
  continuous: boolean
  onresult: (event: SpeechRecognitionEvent) => void
  onerror: (event: SpeechRecognitionErrorEvent) => void
  onend: () => void
  start: () => void
  stop: () => void
  abort: () => void
}

type Browser = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

export const canDictate = (): boolean => recognitionOfBrowser() !== undefined

function recognitionOfBrowser() {
  const browser = window as unknown as Browser
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** The recording is in memory for as long as it can be tried again. */
const AGAIN_LASTS = 30_000

/** Records speech, which the installation's own service transcribes. */
function useRecording(onWords: (words: string) => void) {
  const { id } = useSignedInPerson()
  const toast = useToast()
  const [state, setState] = useState<'idle' | 'recording' | 'writing'>('idle')
  const level = useRef<HTMLSpanElement>(null)
  const stop = useRef<() => void>(undefined)
  const { ask, giveUp } = useAsking()
  const fail = (message: string, again?: () => void) =>
    toast({
      message,
      tone: 'danger',
      ...(again && { action: { label: dictationCopy.again, onSelect: again }, lasts: AGAIN_LASTS }),
    })

  function show(loudness: number) {
    if (level.current) level.current.style.scale = String(0.4 + loudness * 0.6)
  }

  async function write(sound: Blob) {
    show(-1)
    setState('writing')
    const signal = ask()
    try {
      const transcript = await requestTranscript(id, sound, signal)
      if (transcript) onWords(transcript)
      else fail(dictationCopy.nothing)
    } catch (error) {
      if (signal.aborted) return
      const passes = !isRefused(error) || error.status === 429
      // Nobody should have to say it all once more.
      fail(toApiError(error).message, passes ? () => void write(sound) : undefined)
    }
    setState('idle')
  }

  async function start() {
    const signal = ask()
    try {
      stop.current = await record({ onLevel: show, onSound: write, signal })
      setState('recording')
    } catch {
      if (!signal.aborted) fail(dictationCopy.refused)
    }
  }

  function cancel() {
    giveUp()
    show(-1)
    setState('idle')
  }

  return { state, level, start, cancel, stop: () => stop.current?.() }
}

/** What is asked for, one thing at a time: the microphone, then the words. */
function useAsking() {
  const asking = useRef<AbortController | null>(null)
  const giveUp = useCallback(() => asking.current?.abort(), [])
  useEffect(() => giveUp, [giveUp])

  function ask(): AbortSignal {
    giveUp()
    asking.current = new AbortController()
    return asking.current.signal
  }

  return { ask, giveUp }
}

async function requestTranscript(personId: string, sound: Blob, signal: AbortSignal): Promise<string> {
  const headers = { 'content-type': sound.type }
  const response = await fetchAs(personId, '/api/dictation', { method: 'POST', headers, body: sound, signal })
  return ((await response.json()) as TranscriptAnswer).text
}
