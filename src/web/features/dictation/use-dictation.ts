import { useEffect, useRef, useState } from 'react'
import { createRecognition, type Recognition } from './speech-recognition.ts'

type Dictation = { onWords: (words: string) => void; onRefused: () => void; onFailed: () => void }

/** Silence is no failure, nor is stopping. */
const HARMLESS = new Set(['no-speech', 'aborted'])

/** Listens when asked to, and hands over every stretch of speech once the browser is sure of it. */
export function useDictation({ onWords, onRefused, onFailed }: Dictation) {
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
