import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import {
  type ConversationAnswer,
  ConversationChange,
  type ConversationPage,
  Keeping,
  NewConversation,
  NewMessage,
  NewVersion,
  type ReplyAnswer,
  Shown,
  ShownVersion,
  type WaitingLevel,
  WaitingWords,
} from '#domain/api/chat.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import {
  askAgainLimits,
  CONVERSATIONS_PER_PAGE,
  conversationLimits,
  EXCHANGE_CHANGES,
} from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { type Limiter, limitPerson, takeOfPerson } from '#server/features/limits/limiter.ts'
import { readBody } from '#server/platform/http/body.ts'
import { cursorQuery, idParam, idQuery, numberQuery, writeCursor } from '#server/platform/http/params.ts'
import type { ChatDeps } from './chat-deps.ts'
import {
  changeConversation,
  createConversation,
  deleteConversation,
  restoreConversation,
} from './conversations/change-conversations.ts'
import { conversations } from './conversations/store.ts'
import { deleteMessage, excuseCard, restoreMessage } from './message-commands.ts'
import { type MessagePlace, readMessages } from './read-messages.ts'
import { continueReply, endReply, pauseReply, retryReply } from './reply-commands.ts'
import { sendMessage } from './send.ts'
import { beginAnotherVersion, showVersion } from './versions.ts'

/** Messages and replies, under /api/conversations/:id. How often one may be sent is asked where it is kept. */
export function replyRoutes(deps: ChatDeps & { limiter: Limiter }) {
  const limits = askAgainLimits(deps.messageLimits)
  const askAgain = limitPerson(deps.limiter, 'ask-again', ...limits)
  // 'Desfazer' is not among them: it only gives back what one of them took, and only for seconds.
  const changes = limitPerson(deps.limiter, 'exchanges', EXCHANGE_CHANGES)

  return new Hono<AppEnv>()
    .get('/:id/messages', async (c) =>
      c.json(await readMessages(deps, c.get('person').id, idParam(c, 'id'), whichMessages(c))),
    )
    .post('/:id/messages', async (c) => {
      const sent = await readBody(c, NewMessage)
      return c.json(await sendMessage(deps, c.get('person').id, idParam(c, 'id'), sent))
    })
    .post('/read-waiting', async (c) => {
      const { content } = await readBody(c, WaitingWords)
      const nivel = await deps.riskReader.readWaiting(c.get('person').id, content)
      return c.json({ nivel } satisfies WaitingLevel)
    })
    .delete('/:id/messages/:messageId', changes, async (c) => {
      await deleteMessage(deps, whichMessage(c))
      return c.json(DONE)
    })
    .post('/:id/messages/:messageId/excuse', changes, async (c) => {
      await excuseCard(deps, whichMessage(c))
      return c.json(DONE)
    })
    .post('/:id/messages/:messageId/restore', async (c) => {
      await restoreMessage(deps, whichMessage(c), (personId) =>
        takeOfPerson(deps.limiter, 'ask-again', personId, ...limits),
      )
      return c.json(DONE)
    })
    .post('/:id/replies/:replyId/versions', async (c) => {
      const wanted = await readBody(c, NewVersion)
      return c.json(await beginAnotherVersion(deps, whichReply(c), wanted))
    })
    .post('/:id/replies/:replyId/versions/show', changes, async (c) => {
      const { number } = await readBody(c, ShownVersion)
      return c.json(await showVersion(deps, whichReply(c), number))
    })
    .post('/:id/replies/:replyId/pause', async (c) => {
      const { shown } = await readBody(c, Shown)
      return c.json({ reply: await pauseReply(deps, whichReply(c), shown) } satisfies ReplyAnswer)
    })
    .post('/:id/replies/:replyId/end', async (c) => {
      const { shown } = await readBody(c, Shown)
      return c.json({ reply: await endReply(deps, whichReply(c), shown) } satisfies ReplyAnswer)
    })
    .post('/:id/replies/:replyId/continue', askAgain, async (c) =>
      c.json({ reply: await continueReply(deps, whichReply(c)) } satisfies ReplyAnswer),
    )
    .post('/:id/replies/:replyId/retry', askAgain, async (c) =>
      c.json({ reply: await retryReply(deps, whichReply(c)) } satisfies ReplyAnswer),
    )
}

function whichReply(c: Context<AppEnv>) {
  return { personId: c.get('person').id, conversationId: idParam(c, 'id'), replyId: idParam(c, 'replyId') }
}

const whichMessage = (c: Context<AppEnv>) => ({
  personId: c.get('person').id,
  conversationId: idParam(c, 'id'),
  messageId: idParam(c, 'messageId'),
})

function whichMessages(c: Context<AppEnv>): MessagePlace {
  const [before, after, around] = [numberQuery(c, 'before'), numberQuery(c, 'after'), idQuery(c, 'around')]
  if ([before, after, around].filter((given) => given !== null).length > 1)
    throw new AppError('invalid_request')
  if (around !== null) return { around }
  return after === null ? { before } : { after }
}

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
