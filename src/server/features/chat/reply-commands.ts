import { setTimeout as wait } from 'node:timers/promises'
import type { ChatMessage, ReplyStatus } from '#domain/chat/conversation.ts'
import { canEndHere } from '#domain/chat/predicates.ts'
import { preview } from '#domain/chat/preview.ts'
import type { ReplyTransition } from '#domain/chat/transitions.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { withoutHalf } from '#domain/text/graphemes.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { announce, newsOf } from '#server/features/events/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import type { Background } from '#server/platform/background.ts'
import { isUniqueViolation, transaction } from '#server/platform/db/database.ts'
import type { ChatDeps } from './chat-deps.ts'
import { replySource } from './source.ts'
import { messages, type ReplyEnd, shownOf } from './store/messages.ts'
import { readSenderState } from './store/snapshot.ts'
import { versionsOf } from './store/versions.ts'

const OTHER_NODE_LIMIT = 3_000

type Which = { personId: string; conversationId: string; replyId: string }

/** 'Pausar': stops the model and remembers what was shown. A complete reply that is still typed out pauses too. */
export async function pauseReply(deps: ChatDeps, which: Which, shown: number): Promise<ChatMessage> {
  const owner = await ownerOf(deps, which.personId)
  let reply = await findReply(deps, owner, which)
  if (reply.status === 'escrevendo') {
    if (!(await deps.runs.pause(reply.id, shown))) await pauseElsewhere(deps, owner, which, shown)
    // It may have ended by itself just before.
    reply = await findReply(deps, owner, which)
  }
  if (reply.status !== 'completa' || shown >= reply.content.length || !(await isLast(deps, owner, reply)))
    return reply
  return change(deps, owner, reply, 'pausa', { status: 'pausada', text: reply.content, whole: true, shown })
}

/** 'Encerrar aqui': the reply is what was shown of it, exactly. */
export async function endReply(deps: ChatDeps, which: Which, shown: number): Promise<ChatMessage> {
  const owner = await ownerOf(deps, which.personId)
  const reply = await findReply(deps, owner, which)
  if (!canEndHere({ status: reply.status as ReplyStatus })) throw new AppError('reply_moved_on')
  if (reply.unreadable) return closeUnreadable(deps, owner, reply)
  const text = withoutHalf(reply.content.slice(0, Math.min(shown, reply.shown ?? 0)))
  if (isBlank(reply.content) && reply.standIn !== undefined) return endVersion(deps, owner, reply)
  return change(deps, owner, reply, 'fim', { status: 'completa', text, whole: true })
}

/** A version that is ended before its first word: the one before it is shown again. */
async function endVersion(deps: ChatDeps, owner: Owner, reply: ChatMessage): Promise<ChatMessage> {
  const { conversationId, id } = reply
  const back = await transaction(deps.sql, (tx) => versionsOf.bringBack(tx, owner, { conversationId, id }))
  if (!back) throw new AppError('reply_moved_on')
  return back.reply
}

/** 'Continuar' and 'Continuar de onde parou': shows the rest, and asks the model for it if it was cut short. */
export async function continueReply(deps: ChatDeps, which: Which): Promise<ChatMessage> {
  const owner = await ownerOf(deps, which.personId)
  const reply = await findReply(deps, owner, which)
  if (reply.status === 'pausada' && reply.whole) {
    return change(deps, owner, reply, 'continua', { status: 'completa', text: reply.content, whole: true })
  }
  return deps.runs.begin(() => writeOn(deps, owner, reply, 'continua', reply.content))
}

/** Continues a reply whose node has stopped, unless another node did so already or it is gone. */
export async function resumeReply(deps: ChatDeps, which: Which): Promise<void> {
  const owner = await ownerOf(deps, which.personId)
  const reply = await findReply(deps, owner, which)
  if (reply.status === 'interrompida')
    await deps.runs.begin(() => writeOn(deps, owner, reply, 'continua', reply.content))
}

/** 'Tentar novamente': a failed reply is asked for again, from nothing. */
export async function retryReply(deps: ChatDeps, which: Which): Promise<ChatMessage> {
  const owner = await ownerOf(deps, which.personId)
  const reply = await findReply(deps, owner, which)
  return deps.runs.begin(() => writeOn(deps, owner, reply, 'recomeca', ''))
}

async function writeOn(
  deps: ChatDeps,
  owner: Owner,
  asked: ChatMessage,
  transition: ReplyTransition,
  text: string,
): Promise<ChatMessage> {
  if (asked.unreadable) throw new AppError('message_unreadable')
  const { id, conversationId } = asked
  const to: ReplyEnd = { status: 'escrevendo', text, whole: false }
  const conversation = orNotFound(await conversations.findOwned(deps.sql, owner, conversationId))
  const model = deps.modelGate.open(owner, await readSenderState(deps.sql, owner), 'begun')
  const asking = { conversation, reply: asked, partial: text }
  const { source, scriptedText } = await replySource({ ...deps, model }, owner, asking)
  const reopening = transaction(deps.sql, async (tx) => {
    await conversations.lock(tx, owner, conversationId)
    const reply = await messages.find(tx, owner, id)
    const isAsRead = reply && reply.content === asked.content
    const version =
      isAsRead && (await messages.moveReply(tx, owner, reply, transition, to, { node: deps.node }))
    if (typeof version !== 'number') throw new AppError('reply_moved_on')
    await announce(tx, { type: 'mensagem', userId: owner.id, id })
    return { version, reply: orNotFound(await messages.find(tx, owner, id)) }
  })
  const { version, reply } = await reopening.catch(insteadOfTwo('reply_in_progress'))
  deps.runs.start({ owner, reply: asked, version, text, source, scriptedText })
  return reply
}

/** A conversation has one reply in progress or paused: another one was begun meanwhile. */
function insteadOfTwo(code: 'reply_in_progress' | 'reply_moved_on') {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError(code, { cause: error }) : error
  }
}

/** Nothing is written over what may be opened one day, and the conversation continues. */
async function closeUnreadable(deps: ChatDeps, owner: Owner, reply: ChatMessage): Promise<ChatMessage> {
  return transaction(deps.sql, async (tx) => {
    await messages.closeUnreadable(tx, owner, reply.id)
    await announce(tx, { type: 'mensagem', userId: owner.id, id: reply.id })
    return orNotFound(await messages.find(tx, owner, reply.id))
  })
}

async function change(
  deps: ChatDeps,
  owner: Owner,
  reply: ChatMessage,
  transition: ReplyTransition,
  to: ReplyEnd,
): Promise<ChatMessage> {
  if (reply.unreadable) throw new AppError('message_unreadable')
  const changing = transaction(deps.sql, async (tx) => {
    await conversations.lock(tx, owner, reply.conversationId)
    if ((await messages.moveReply(tx, owner, reply, transition, to)) === null)
      throw new AppError('reply_moved_on')
    // A reply of which nothing is left leaves the list with what the person wrote.
    const question =
      isBlank(shownOf(to)) && (await messages.at(tx, owner, reply.conversationId, reply.seq - 1))
    const lastMessage = preview(question ? question.content : shownOf(to))
    await conversations.showLast(tx, owner, reply.conversationId, lastMessage)
    await announce(tx, ...newsOf({ userId: owner.id }, [reply.id], reply.conversationId))
    return orNotFound(await messages.find(tx, owner, reply.id))
  })
  return changing.catch(insteadOfTwo('reply_moved_on'))
}

async function findReply({ sql }: ChatDeps, owner: Owner, { conversationId, replyId }: Which) {
  const conversation = await conversations.findOwned(sql, owner, conversationId)
  const reply = conversation && (await messages.findIn(sql, owner, conversationId, replyId))
  if (reply?.role !== 'assistant') throw new AppError('not_found')
  return reply
}

const isLast = async ({ sql }: ChatDeps, owner: Owner, reply: ChatMessage): Promise<boolean> =>
  (await messages.after(sql, owner, reply.conversationId, reply.seq, 1)).length === 0

/** Tells the node that writes the reply to stop it, and waits until it has. */
async function pauseElsewhere(deps: ChatDeps, owner: Owner, which: Which, shown: number): Promise<void> {
  let announced: number | null = null
  for (const end = performance.now() + OTHER_NODE_LIMIT; performance.now() < end; await wait(50)) {
    const { id, status, version } = await findReply(deps, owner, which)
    if (status !== 'escrevendo') return
    // Announced again when its node has taken it back, or another continues it: the run of this version has not received it.
    if (version !== announced)
      await announce(deps.sql, { type: 'pausar', userId: owner.id, id, shown, version })
    announced = version
  }
  throw new AppError('unavailable', { retryAfter: 5 })
}

/** Continues the replies of a node that stops. Of several nodes that try, the database lets one succeed. */
export function takeOverReplies(deps: ChatDeps & { background: Background }): void {
  const { live, runs, node, sql, background } = deps
  live.onAnnouncement((announcement) => {
    if (announcement.type !== 'retomar' || announcement.from === node || runs.isStopping()) return
    const { userId: personId, conversationId, id: replyId } = announcement
    const which = { personId, conversationId, replyId }
    background.run('taking over a reply', () =>
      resumeReply(deps, which).catch(async (error) => {
        // This node began to stop before it reached it: the next one is asked.
        if (runs.isStopping()) await announce(sql, { ...announcement, from: node })
        // Otherwise another node or the person was faster, or it was deleted meanwhile.
        else if (!(error instanceof AppError)) throw error
      }),
    )
  })
}
