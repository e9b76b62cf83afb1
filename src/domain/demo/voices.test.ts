import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS } from '../personas/persona.ts'
import type { Frames } from './voice.ts'
import { VOICES } from './voices.ts'

// The words themselves, whatever reply they end up in.
describe.each(PERSONA_KEYS)('the words of %s', (persona) => {
  const voice = VOICES[persona]
  const frameSets: Partial<Frames>[] = [voice.frames, voice.moods.joy, voice.moods.grave]
  const of = (slot: keyof Frames) => frameSets.flatMap((frames) => frames[slot] ?? [])
  const topics = [...Object.values(voice.topics), voice.more]
  const says = topics.flatMap((lines) => lines.says)
  const asks = topics.flatMap((lines) => lines.asks)
  const frames = (Object.keys(voice.frames) as (keyof Frames)[]).flatMap(of)
  const all = [...says, ...asks, ...frames]

  it('ask only where a question belongs, once or twice', () => {
    for (const line of [...says, ...frames]) expect(line).not.toContain('?')
    for (const line of asks) {
      expect(line).toMatch(/^\p{Lu}[^:]*\?$/u)
      expect(line.match(/\?/g)?.length).toBeLessThanOrEqual(2)
    }
  })

  it('have their gaps where they are filled', () => {
    for (const line of of('quoting')) expect(line.split('{trecho}')).toHaveLength(2)
    for (const line of [...of('sameThread'), ...of('otherThread')])
      expect(line.split('{antes}')).toHaveLength(2)
    for (const line of of('closing')) expect(line).toMatch(/[:.]$/)
    for (const line of voice.topics.conta.says) expect(line.split('{conta}')).toHaveLength(2)
    for (const line of [...of('opening'), ...of('farewell'), ...of('confidentiality')])
      expect(line).toMatch(/[.!]$/)
  })

  it('offer more than one way of saying it', () => {
    for (const slot of ['quoting', 'confidentiality', 'closing', 'farewell'] as const) {
      expect(voice.frames[slot].length).toBeGreaterThan(1)
    }
    expect(voice.frames.confidentiality.length).toBeGreaterThanOrEqual(12)
    expect(voice.frames.closing.length).toBeGreaterThanOrEqual(12)
    const sentences = all.flatMap((line) => [...new Set(line.split(/(?<=[.!?…])”?\s+/))])
    const whole = sentences.filter((sentence) => sentence.split(' ').length > 2)
    expect(whole.filter((sentence, i) => whole.indexOf(sentence) !== i)).toEqual([])
    const lines = [...says, ...asks, ...frames].filter((line) => line.length > 3)
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
  })

  it('do not guess who the person is', () => {
    for (const line of all) {
      expect(line).not.toMatch(
        /bem-vind[oa]|\bsozinh[oa]\b|\bcansad[oa]\b|\bamig[oa]\b|\bfilh[oa]\b|\bmenin[oa]\b|\bmoç[oa]\b/i,
      )
      expect(line).not.toMatch(
        /você (?:está|é|ficou|parece|anda|se sente) \p{L}+(?:ad[oa]|id[oa]|os[oa])\b/iu,
      )
    }
  })

  it('promise no absolute secrecy, name no illness, use no worn phrase', () => {
    for (const line of of('confidentiality')) {
      expect(line).toMatch(/confidencial|criptograf|privacidade|sigilo|protegid/i)
      expect(line).not.toMatch(/entre nós|jamais|totalmente|100 ?%|só você (?:lê|vê)/i)
    }
    for (const line of all) {
      expect(line).not.toMatch(/transtorno|síndrome|depress|bipolar|tdah|borderline|burnout|pânico/i)
      expect(line).not.toMatch(/vai passar|seja forte|pense positivo|tudo acontece|você não está só/i)
    }
  })

  it('tell the truth about being an AI', () => {
    for (const line of voice.topics.humano.says) expect(line).toMatch(/inteligência artificial|uma IA/)
    for (const line of voice.topics.quem.says) expect(line).toMatch(/inteligência artificial|\bIA\b/)
    expect(voice.topics.despedida.asks).toEqual([])
  })

  it('say that it is the demonstration where it cannot follow', () => {
    for (const topic of ['perdido', 'quem', 'reclamacao'] as const) {
      for (const line of voice.topics[topic].says) expect(line).toMatch(/demonstração/i)
    }
  })
})
