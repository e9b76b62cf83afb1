import { describe, expect, it } from 'vitest'
import { buildContinuation } from './build-continuation.ts'
import { buildChatPayload, withoutFirstReply } from './chat-payload.ts'
import { joinSeam } from './join-seam.ts'

const request = {
  model: 'gpt-4-turbo-preview',
  system: 'Você é…',
  history: [
    { role: 'user' as const, content: 'Oi', id: 'x' },
    { role: 'assistant' as const, content: 'Olá' },
  ],
  message: 'Dormi mal.',
}

describe('buildChatPayload', () => {
  it('is exactly the payload of the specification', () => {
    expect(buildChatPayload(request)).toStrictEqual({
      model: 'gpt-4-turbo-preview',
      messages: [
        { role: 'system', content: 'Você é…' },
        { role: 'user', content: 'Oi' },
        { role: 'assistant', content: 'Olá' },
        { role: 'user', content: 'Dormi mal.' },
      ],
      temperature: 0.7,
      max_tokens: 1000,
      stream: true,
    })
  })
})

describe('withoutFirstReply', () => {
  it('begins with a turn of the person', () => {
    const history = [{ role: 'assistant' as const, content: 'Olá' }, ...request.history]
    const shorter = withoutFirstReply(buildChatPayload({ ...request, history }))
    expect(shorter).toStrictEqual(buildChatPayload(request))
  })

  it('is nothing else when the person already speaks first', () => {
    expect(withoutFirstReply(buildChatPayload(request))).toBeNull()
    expect(withoutFirstReply(buildChatPayload({ ...request, history: [] }))).toBeNull()
  })
})

describe('buildContinuation', () => {
  it('shows the model what it had written and asks for the rest', () => {
    const { messages, ...constants } = buildContinuation({ ...request, partial: 'Noites assim pesam, e' })
    expect(messages.slice(0, 4)).toStrictEqual(buildChatPayload(request).messages)
    expect(messages[4]).toStrictEqual({ role: 'assistant', content: 'Noites assim pesam, e' })
    expect(messages[5]?.role).toBe('user')
    expect(messages[5]?.content).toMatch(/Continue exatamente do ponto.*sem repetir/)
    expect(messages[5]?.content).toContain('«Noites assim pesam, e»')
    expect(messages).toHaveLength(6)
    expect(constants).toMatchObject({ temperature: 0.7, max_tokens: 1000, stream: true })
  })

  it('is a new request when nothing had been written', () => {
    expect(buildContinuation({ ...request, partial: ' ' })).toStrictEqual(buildChatPayload(request))
  })
})

describe('joinSeam', () => {
  it.each([
    ['Você está sen', 'tindo isso', 'tindo isso'],
    ['Você está', ' sentindo', ' sentindo'],
    ['Você está ', ' sentindo', 'sentindo'],
    ['Respire.', 'Depois conte.', ' Depois conte.'],
    ['Respire.\n\n', 'Depois conte.', 'Depois conte.'],
    ['Hoje você disse que dormiu', 'você disse que dormiu pouco', ' pouco'],
    ['Hoje você disse que dormiu', 'Hoje você disse que dormiu pouco', ' pouco'],
    ['é o que', ' o que importa', ' o que importa'],
    ['Tudo bem', '', ''],
  ])('%j and %j', (partial, head, appended) => {
    expect(joinSeam(partial, head)).toBe(appended)
  })
})
