import { describe, expect, it } from 'vitest'
import { PROTOCOL_LEVELS, usesProtocol } from '../risk-level.ts'
import { protocolPrompt } from './protocol-prompt.ts'
import { protocolReply, protocolReplyCount } from './protocol-reply.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const repliesOf = (level: (typeof PROTOCOL_LEVELS)[number]) =>
  Array.from({ length: protocolReplyCount(level) }, (_, turn) => protocolReply(level, turn))

describe.each(PROTOCOL_LEVELS)('the protocol of %s', (level) => {
  it('is a protocol level', () => expect(usesProtocol(level)).toBe(true))

  it('tells the model what never to say', () => {
    const prompt = protocolPrompt(level)
    for (const never of [
      'diagnóstico',
      'método, dose ou lugar',
      'remédio',
      'pedir promessa',
      'usar culpa',
      'prometer segredo',
      'só você entende',
      'humana ou profissional',
      'chamou ajuda',
    ]) {
      expect(prompt).toContain(never)
    }
  })

  it('speaks by itself: plain, with numbers, one question, no emoji, no promise', () => {
    for (const reply of repliesOf(level)) {
      expect(reply.match(/\?/g)).toHaveLength(1)
      expect(reply.trimEnd().endsWith('?')).toBe(true)
      expect(reply).not.toMatch(/\p{Extended_Pictographic}/u)
      expect(reply).not.toMatch(/promet|culpa sua família|confidencial|entre nós/i)
      expect(reply).toMatch(/\b1(?:88|92|90|80|00)\b/)
      expect(words(reply)).toBeLessThanOrEqual(130)
    }
    expect(protocolReply(level)).toMatch(/inteligência artificial|uma IA/)
  })

  it('does not answer twice in a row with the same words', () => {
    for (let turn = 0; turn < 8; turn += 1)
      expect(protocolReply(level, turn)).not.toBe(protocolReply(level, turn + 1))
  })
})

describe('what each one asks for', () => {
  it('an emergency: 192 first, at most 60 words and the one question', () => {
    for (const reply of repliesOf('emergencia')) {
      expect(words(reply)).toBeLessThanOrEqual(60)
      expect(reply.endsWith('Tem alguém com você agora?')).toBe(true)
      expect(reply.indexOf('192')).toBeLessThan(reply.indexOf('188'))
      expect(reply).toMatch(/pronto-socorro/)
    }
    expect(protocolPrompt('emergencia')).toMatch(/No máximo 60 palavras/)
    expect(protocolPrompt('emergencia')).toContain('Tem alguém com você agora?')
  })

  it('risk: direct question, trusted person, CAPS or UBS, grounding', () => {
    const prompt = protocolPrompt('risco')
    for (const part of ['se está pensando em se matar', 'pessoa de confiança', 'CAPS', 'UBS', '5 coisas']) {
      expect(prompt).toContain(part)
    }
    expect(protocolReply('risco')).toMatch(/188[\s\S]*CAPS ou a UBS[\s\S]*respiração/)
  })

  it('violence: distance and the numbers', () => {
    expect(protocolReply('violencia')).toMatch(/afaste-se[\s\S]*190[\s\S]*192[\s\S]*188/)
    expect(protocolPrompt('violencia')).toMatch(/sair de perto da pessoa/)
  })

  it('a victim: believed, never blamed, never ordered to confront or leave', () => {
    for (const reply of repliesOf('vitima'))
      expect(reply).not.toMatch(/confront|saia|fuja|denuncie|por que você/i)
    expect(protocolReply('vitima')).toMatch(
      /^Acredito em você\. A culpa não é sua\.[\s\S]*190[\s\S]*180[\s\S]*100/,
    )
    expect(protocolPrompt('vitima')).toMatch(/Nunca mande confrontar/)
  })
})
