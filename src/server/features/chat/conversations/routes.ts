import { Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import {
  type ConversationAnswer,
  ConversationChange,
  type ConversationPage,
  Keeping,
  NewConversation,
} from '#domain/api/chat.ts'
import { orNotFound } from '#domain/errors.ts'
import { CONVERSATIONS_PER_PAGE, conversationLimits } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { ownerOf } from '#server/features/keys/owner.ts'
import { limitPerson } from '#server/features/limits/limit-person.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import { readBody } from '#server/platform/http/body.ts'
import { cursorQuery, idParam, writeCursor } from '#server/platform/http/params.ts'
import {
  changeConversation,
  createConversation,
  deleteConversation,
  restoreConversation,
} from './change-conversations.ts'
import { conversations } from './store.ts'

/** Conversations, under /api/conversations; the contract is domain/api/chat.ts. Only signed-in people get here. */
export function conversationRoutes(deps: ChatDeps & { limiter: Limiter }) {
  const { sql, limiter, messageLimits } = deps
  const owner = (c: { get: (key: 'person') => { id: string } }) => ownerOf(deps, c.get('person').id)

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const [person, after] = [await owner(c), cursorQuery(c)]
      const pinned = after ? [] : await conversations.listPinned(sql, person)
      const found = await conversations.list(sql, person, after, CONVERSATIONS_PER_PAGE + 1)
      const page = found.slice(0, CONVERSATIONS_PER_PAGE)
      const last = page.at(-1)
      const next =
        last && found.length > page.length
          ? writeCursor({ time: Date.parse(last.timestamp), id: last.id })
          : null
      return c.json({ conversations: [...pinned, ...page], next } satisfies ConversationPage)
    })
    .post('/', limitPerson(limiter, 'conversations', ...conversationLimits(messageLimits)), async (c) => {
      const conversation = await createConversation(sql, await owner(c), await readBody(c, NewConversation))
      return c.json({ conversation } satisfies ConversationAnswer)
    })
    .get('/keeping', async (c) => {
      const keptHours = await conversations.newKeptFor(sql, await owner(c))
      return c.json({ keptHours } satisfies Keeping)
    })
    .put('/keeping', async (c) => {
      const { keptHours } = await readBody(c, Keeping)
      await conversations.keepNewFor(sql, await owner(c), keptHours)
      return c.json({ keptHours } satisfies Keeping)
    })
    .get('/:id', async (c) => {
      const conversation = orNotFound(await conversations.findOwned(sql, await owner(c), idParam(c, 'id')))
      return c.json({ conversation } satisfies ConversationAnswer)
    })
    .patch('/:id', async (c) => {
      const change = await readBody(c, ConversationChange)
      const conversation = await changeConversation(sql, await owner(c), idParam(c, 'id'), change)
      return c.json({ conversation } satisfies ConversationAnswer)
    })
    .delete('/:id', async (c) => {
      await deleteConversation(sql, await owner(c), idParam(c, 'id'))
      return c.json(DONE)
    })
    .post('/:id/restore', async (c) => {
      const conversation = await restoreConversation(sql, await owner(c), idParam(c, 'id'))
      return c.json({ conversation } satisfies ConversationAnswer)
    })
}
