import { expect, test } from 'vitest'
import { NOTE_MAX } from '../limits.ts'
import { safeName } from '../onboarding/safe-name.ts'
import { welcomeNotes } from './welcome-notes.ts'

const said = (...answers: string[]) =>
  answers.flatMap((content) => [
    { role: 'assistant' as const, onboarding: true, nivel: 'nenhum' as const, content: '…' },
    { role: 'user' as const, onboarding: true, nivel: 'nenhum' as const, content },
  ])

test('the card offers how they want to be called, and their values', () => {
  const messages = said('Ana Paula', 'pode me chamar de Aninha', 'nunca fiz', 'Sou católica,\ne vegetariana')
  expect(welcomeNotes(messages)).toEqual({
    name: 'Pode me chamar de Aninha',
    values: 'Sou católica, e vegetariana',
  })
})

test('the name in its note is found again', () => {
  const { name } = welcomeNotes(said('Ana', 'tanto faz', 'sim', 'não'))
  expect(safeName(name ?? '')).toBe('Ana')
})

test.each(['não', 'Nada em especial.', 'nenhuma', 'Não, nada', 'tanto faz'])('%s is no value', (text) => {
  expect(welcomeNotes(said('Ana', 'Ana', 'sim', text)).values).toBeNull()
})

test('nothing is offered before the welcome has ended, nor of what cannot be opened', () => {
  const nothing = { name: null, values: null }
  expect(welcomeNotes(said('Ana', 'Ana', 'sim'))).toEqual(nothing)
  const [first, ...rest] = said('Ana', 'Ana', 'sim', 'paz')
  expect(
    welcomeNotes([first, ...rest].flatMap((one) => (one ? [{ ...one, unreadable: true as const }] : []))),
  ).toEqual(nothing)
})

test('a long answer is cut to what a note holds, between characters', () => {
  const { values } = welcomeNotes(said('Ana', 'Ana', 'sim', '👩‍👩‍👧'.repeat(100)))
  expect(values?.length).toBeLessThanOrEqual(NOTE_MAX)
  expect(values?.endsWith('👩‍👩‍👧')).toBe(true)
})

test('nothing is offered where danger was read: the script had stopped asking', () => {
  const messages = said('Ana', 'quero morrer', 'não', 'estou só')
  const read = messages.map((one) =>
    one.content === 'quero morrer' ? { ...one, nivel: 'risco' as const } : one,
  )
  expect(welcomeNotes(read)).toEqual({ name: null, values: null })
})
