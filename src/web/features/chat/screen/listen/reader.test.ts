import { beforeEach, expect, test, vi } from 'vitest'
import { chooseVoice, createReader } from './reader.ts'

const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice

type Spoken = { text: string; rate: number; onend: () => void; onerror: () => void }
let spoken: Spoken[]
let ended: string[]
let shown: number[]

beforeEach(() => {
  spoken = []
  ended = []
  shown = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})

function reading(...sentences: string[]) {
  const synthesis = {
    speak: (said: Spoken) => void spoken.push(said),
    cancel: () => spoken.at(-1)?.onerror(),
  }
  const reader = createReader({
    synthesis: synthesis as unknown as SpeechSynthesis,
    voice: voice('pt-BR'),
    sentences,
    speed: 1,
    onSentence: (index) => shown.push(index),
    onEnd: (how) => ended.push(how),
  })
  reader.go()
  return reader
}
const texts = () => spoken.map(({ text }) => text)

test('one sentence after the other is said, then it ends', () => {
  reading('Um.', 'Dois.')
  expect(texts()).toEqual(['Um.'])
  spoken[0]?.onend()
  expect(texts()).toEqual(['Um.', 'Dois.'])
  spoken[1]?.onend()
  expect([shown, ended]).toEqual([[0, 1], ['ended']])
})

test('it continues with the sentence at which it was paused', () => {
  const reader = reading('Um.', 'Dois.', 'Três.')
  spoken[0]?.onend()
  reader.pause()
  spoken[1]?.onend()
  expect(texts()).toEqual(['Um.', 'Dois.'])
  reader.go()
  expect(texts()).toEqual(['Um.', 'Dois.', 'Dois.'])
  expect(ended).toEqual([])
})

test('another speed begins the sentence again, and only while something is said', () => {
  const reader = reading('Um.')
  reader.setSpeed(1.25)
  expect(spoken.map(({ rate }) => rate)).toEqual([1, 1.25])
  reader.pause()
  reader.setSpeed(0.8)
  expect(spoken).toHaveLength(2)
  reader.go()
  expect(spoken.at(-1)?.rate).toBe(0.8)
})

test('a voice that fails ends it', () => {
  reading('Um.', 'Dois.')
  spoken[0]?.onerror()
  expect([texts(), ended]).toEqual([['Um.'], ['failed']])
})

test('only voices of the device are taken, of Brazil first', () => {
  expect(chooseVoice([voice('pt-BR', false), voice('en-US')])).toBeNull()
  expect(chooseVoice([voice('pt-PT'), voice('pt_BR')])?.lang).toBe('pt_BR')
  expect(chooseVoice([voice('pt-PT'), voice('pt-BR', false)])?.lang).toBe('pt-PT')
  expect(chooseVoice([])).toBeNull()
})
