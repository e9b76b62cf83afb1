import { expect, it, vi } from 'vitest'
import { apiError } from '#tests/support/browser/api-error.ts'
import { editKey, NO_CONVERSATION } from './drafts.ts'
import { moveStrayDrafts } from './stray-drafts.ts'

const [GONE, THERE, WAITING, NEW, MESSAGE, OTHER] = ['a', 'b', 'c', 'd', 'e', 'f'].map(
  (letter) => `${letter.repeat(8)}-1111-7111-8111-111111111111`,
) as [string, string, string, string, string, string]

function setUp(failure = apiError('not_found')) {
  const texts = new Map([
    [NO_CONVERSATION, 'na caixa'],
    [GONE, 'por dizer'],
    [editKey(GONE, MESSAGE), 'outras palavras'],
    [THERE, 'aqui'],
    [editKey(THERE, MESSAGE), 'mudada'],
    [editKey(THERE, OTHER), 'mudada também'],
    [WAITING, 'espera'],
    [NEW, 'nova'],
    [`caderno-exercicio-${GONE}`, 'uma carta do caderno'],
    [`caderno-editar-${MESSAGE}`, 'uma nota do caderno'],
  ])
  const before = new Map(texts)
  const drafts = {
    keys: () => [...texts.keys()],
    set: (key: string) => void texts.delete(key),
    take(key: string) {
      const words = texts.get(key) ?? ''
      texts.delete(key)
      return words
    },
    giveBack: (key: string, words: string) => void texts.set(key, `${words} ${texts.get(key)}`),
  }
  const fetchConversation = vi.fn((id: string) =>
    id === THERE ? Promise.resolve({}) : Promise.reject(failure),
  )
  const deps = {
    drafts,
    outbox: { entries: () => [{ conversationId: WAITING }] },
    localConversations: { get: () => new Map([[NEW, 'direta']]) },
    requests: { fetchConversation },
  } as unknown as Parameters<typeof moveStrayDrafts>[0]
  return { texts, before, fetchConversation, deps }
}

it('moves words of a conversation that is gone into the box of a new one, and forgets an edit in it', async () => {
  const { texts, deps, fetchConversation } = setUp()
  await moveStrayDrafts(deps)
  expect([...texts.keys()]).not.toContain(GONE)
  expect([...texts.keys()]).not.toContain(editKey(GONE, MESSAGE))
  expect(texts.get(NO_CONVERSATION)).toBe('por dizer na caixa')
  expect(texts.get(`caderno-exercicio-${GONE}`)).toBe('uma carta do caderno')
  expect(texts.size).toBe(8)
  // Those that are made with their first message are not asked for.
  expect(fetchConversation.mock.calls.flat()).toEqual([GONE, THERE])
})

it('forgets an edit of a message that was deleted, and of no other', async () => {
  const { texts, deps } = setUp(apiError('unavailable'))
  await moveStrayDrafts(deps, [MESSAGE])
  expect([...texts.keys()].filter((key) => key.startsWith('editar'))).toEqual([editKey(THERE, OTHER)])
  expect(texts.get(`caderno-editar-${MESSAGE}`)).toBe('uma nota do caderno')
})

it('moves nothing while it is not known whether the conversation is there', async () => {
  for (const failure of [apiError('unavailable'), apiError('not_signed_in')]) {
    const { texts, before, deps } = setUp(failure)
    await moveStrayDrafts(deps)
    expect(texts).toEqual(before)
  }
})
