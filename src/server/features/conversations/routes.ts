import { Hono } from 'hono'
import type { Done } from '#domain/api/account.ts'
import {
  type ConversationAnswer,
  ConversationChange,
  type ConversationPage,
  type MessagePage,
  NewConversation,
  NewMessage,
  type ReplyAnswer,
  type SendAnswer,
  Shown,
} from '#domain/api/chat.ts'
import { AppError } from '#domain/errors.ts'
import { CONVERSATIONS_PER_PAGE, MESSAGES_PER_PAGE } from '#domain/limits.ts'
import { type ChatDeps, ownerOf } from '#server/features/replies/chat-deps.ts'
import { sendMessage } from '#server/features/replies/send-message.ts'
import { continueReply, endReply, pauseReply, retryReply } from '#server/features/replies/steer-reply.ts'
import { messages } from '#server/features/replies/store.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readBody } from '#server/platform/http/body.ts'
import { idParam, numberQuery } from '#server/platform/http/params.ts'
import {
  changeConversation,
  createConversation,
  deleteConversation,
  restoreConversation,
} from './change-conversations.ts'
import { readCursor, writeCursor } from './conversation-cursor.ts'
import { conversations } from './store.ts'

const DONE: Done = { done: true }

/** Everything under /api/conversations; the contract is domain/api/chat.ts. Only signed-in people get here. */
export function conversationRoutes(deps: ChatDeps) {
  const { sql, runs } = deps
  const owner = (c: { get: (key: 'person') => { id: string } }) => ownerOf(deps, c.get('person').id)

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const found = await conversations.list(
        sql,
        await owner(c),
        readCursor(c.req.query('cursor')),
        CONVERSATIONS_PER_PAGE + 1,
      )
      const page = found.slice(0, CONVERSATIONS_PER_PAGE)
      const last = page.at(-1)
      const next = last && found.length > page.length ? writeCursor(last) : null
      return c.json({ conversations: page, next } satisfies ConversationPage)
    })
    .post('/', async (c) => {
      const conversation = await createConversation(sql, await owner(c), await readBody(c, NewConversation))
      return c.json({ conversation } satisfies ConversationAnswer)
    })
    .get('/:id', async (c) => {
      const conversation = await conversations.findOwned(sql, await owner(c), idParam(c, 'id'))
      if (!conversation) throw new AppError('not_found')
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
    .get('/:id/messages', async (c) => {
      const [who, id, before] = [await owner(c), idParam(c, 'id'), numberQuery(c, 'before')]
      if (!(await conversations.findOwned(sql, who, id))) throw new AppError('not_found')
      const found = await messages.page(sql, who, id, before, MESSAGES_PER_PAGE + 1)
      const page = found.slice(-MESSAGES_PER_PAGE).map((message) => {
        // While the database was away more was shown of it than is stored.
        const text = message.status === 'escrevendo' ? runs.textOf(message.id) : undefined
        return text === undefined ? message : { ...message, content: text }
      })
      return c.json({ messages: page, more: found.length > page.length } satisfies MessagePage)
    })
    .post('/:id/messages', async (c) => {
      const sent = await readBody(c, NewMessage)
      const answer = await sendMessage(deps, c.get('person').id, idParam(c, 'id'), sent)
      return c.json(answer satisfies SendAnswer)
    })
    .post('/:id/replies/:replyId/pause', async (c) => {
      const { shown } = await readBody(c, Shown)
      const reply = await pauseReply(deps, whichReply(c), shown)
      return c.json({ reply } satisfies ReplyAnswer)
    })
    .post('/:id/replies/:replyId/end', async (c) => {
      const { shown } = await readBody(c, Shown)
      const reply = await endReply(deps, whichReply(c), shown)
      return c.json({ reply } satisfies ReplyAnswer)
    })
    .post('/:id/replies/:replyId/continue', async (c) => {
      return c.json({ reply: await continueReply(deps, whichReply(c)) } satisfies ReplyAnswer)
    })
    .post('/:id/replies/:replyId/retry', async (c) => {
      return c.json({ reply: await retryReply(deps, whichReply(c)) } satisfies ReplyAnswer)
    })
}

function whichReply(c: Parameters<typeof idParam>[0]) {
  return { personId: c.get('person').id, conversationId: idParam(c, 'id'), replyId: idParam(c, 'replyId') }
}
