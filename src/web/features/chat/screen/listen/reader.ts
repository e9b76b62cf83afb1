export const SPEEDS = [0.8, 1, 1.25] as const
export type Speed = (typeof SPEEDS)[number]

type Options = {
  synthesis: SpeechSynthesis
  voice: SpeechSynthesisVoice
  sentences: readonly string[]
  speed: Speed
  onSentence: (index: number) => void
  onEnd: (how: 'ended' | 'failed') => void
}

/** Speaks sentence by sentence: long utterances stop silently in Chromium, and pausing inside one does not always work. */
export function createReader({ synthesis, voice, sentences, onSentence, onEnd, ...options }: Options) {
  let { speed } = options
  let index = 0
  // Kept, or browsers emit no event when it has ended.
  let current: SpeechSynthesisUtterance | null = null

  function silence(): void {
    current = null
    synthesis.cancel()
  }

  function speak(): void {
    const words = sentences[index]
    if (words === undefined) {
      current = null
      onEnd('ended')
      return
    }
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speed
    utterance.onend = () => {
      if (current !== utterance) return
      index += 1
      speak()
    }
    utterance.onerror = () => {
      if (current !== utterance) return
      silence()
      onEnd('failed')
    }
    current = utterance
    onSentence(index)
    synthesis.speak(utterance)
  }

  function go(): void {
    silence()
    speak()
  }

  return {
    go,
    pause: silence,
    setSpeed(next: Speed): void {
      speed = next
      if (current) go()
    },
  }
}

const LOADED_WITHIN = 2_000

/** A voice of this device that speaks Portuguese, of Brazil if there is one. Others send the words to a company. */
export const findLocalVoice = async (synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | null> =>
  chooseVoice(synthesis.getVoices()) ?? chooseVoice(await voicesLater(synthesis))

export function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const local = voices.filter(({ localService, lang }) => localService && /^pt\b|^pt_/i.test(lang))
  return local.find(({ lang }) => /^pt[-_]br/i.test(lang)) ?? local[0] ?? null
}

/** Some browsers have their list only a moment after they were first asked. */
function voicesLater(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const answer = () => resolve(synthesis.getVoices())
    synthesis.addEventListener?.('voiceschanged', answer, { once: true })
    setTimeout(answer, LOADED_WITHIN)
  })
}
