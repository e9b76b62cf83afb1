import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import {
  NewMessage,
  NewVersion,
  type ReplyAnswer,
  Shown,
  ShownVersion,
  type WaitingLevel,
  WaitingWords,
} from '#domain/api/chat.ts'
import { AppError } from '#domain/errors.ts'
import { askAgainLimits, EXCHANGE_CHANGES } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { limitPerson, takeOfPerson } from '#server/features/limits/limit-person.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import { readBody } from '#server/platform/http/body.ts'
import { idParam, idQuery, numberQuery } from '#server/platform/http/params.ts'
import type { ChatDeps } from './chat-deps.ts'
import { deleteMessage, restoreMessage } from './delete-message.ts'
import { excuseCard } from './excuse-card.ts'
import { type MessagePlace, readMessages } from './read-messages.ts'
import { continueReply, endReply, pauseReply, retryReply } from './reply-commands.ts'
import { sendMessage } from './send.ts'
import { beginAnotherVersion, showVersion } from './versions.ts'

/**
 * Messages and replies of a conversation, under /api/conversations/:id; the contract is domain/api/chat.ts. How often a
 * message may be sent is asked in the statement that keeps it (keep-message.ts).
 */
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
    .post('/:id/replies/:replyId/continue', askAgain, async (c) => {
      return c.json({ reply: await continueReply(deps, whichReply(c)) } satisfies ReplyAnswer)
    })
    .post('/:id/replies/:replyId/retry', askAgain, async (c) => {
      return c.json({ reply: await retryReply(deps, whichReply(c)) } satisfies ReplyAnswer)
    })
}

function whichReply(c: Context<AppEnv>) {
  return { personId: c.get('person').id, conversationId: idParam(c, 'id'), replyId: idParam(c, 'replyId') }
}

function whichMessage(c: Context<AppEnv>) {
  return {
    personId: c.get('person').id,
    conversationId: idParam(c, 'id'),
    messageId: idParam(c, 'messageId'),
  }
}

function whichMessages(c: Context<AppEnv>): MessagePlace {
  const [before, after, around] = [numberQuery(c, 'before'), numberQuery(c, 'after'), idQuery(c, 'around')]
  if ([before, after, around].filter((given) => given !== null).length > 1)
    throw new AppError('invalid_request')
  if (around !== null) return { around }
  return after === null ? { before } : { after }
}
