import { expect, test } from 'vitest'
import { USUAL_FORM, writeRequest } from '../services/request-form.ts'
import { replyRequest } from './reply-request.ts'

const request = {
  model: 'gpt-4-turbo-preview',
  system: 'Você é…',
  history: [
    { role: 'user' as const, content: 'Oi', id: 'x' },
    { role: 'assistant' as const, content: 'Olá' },
  ],
  message: 'Dormi mal.',
  partial: '',
}

test('a reply is asked for with exactly the payload of the specification', () => {
  expect(writeRequest(replyRequest(request), USUAL_FORM)).toStrictEqual({
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

test('a continuation shows the model what it had written and asks for the rest', () => {
  const { messages, ...constants } = replyRequest({ ...request, partial: 'Noites assim pesam, e' })
  expect(messages.slice(0, 4)).toStrictEqual(replyRequest(request).messages)
  expect(messages[4]).toStrictEqual({ role: 'assistant', content: 'Noites assim pesam, e' })
  expect(messages[5]?.role).toBe('user')
  expect(messages[5]?.content).toMatch(/Continue exatamente do ponto.*sem repetir/)
  expect(messages[5]?.content).toContain('«Noites assim pesam, e»')
  expect(messages).toHaveLength(6)
  expect(constants).toMatchObject({ temperature: 0.7, max_tokens: 1000, stream: true })
})

test('a continuation is a new request when nothing had been written', () => {
  expect(replyRequest({ ...request, partial: ' ' })).toStrictEqual(replyRequest(request))
})
