/** What we use of the browser's speech recognition, which the types of the DOM leave out. */
export type Recognition = {
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

type Browser = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

export function canDictate(): boolean {
  return constructorOf() !== undefined
}

export function createRecognition(): Recognition | null {
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
