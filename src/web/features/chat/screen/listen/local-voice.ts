const LOADED_WITHIN = 2_000

/** A voice of this device that speaks Portuguese, of Brazil if there is one. Others send the words to a company. */
export async function findLocalVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | null> {
  return chooseVoice(synthesis.getVoices()) ?? chooseVoice(await voicesLater(synthesis))
}

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
