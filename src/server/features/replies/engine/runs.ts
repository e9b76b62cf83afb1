import { setTimeout as wait } from 'node:timers/promises'
import { preview } from '#domain/chat/preview.ts'
import { AppError } from '#domain/errors.ts'
import { TEXT_STEP } from '#domain/limits.ts'
import { type Announcement, announce } from '#server/features/events/announcements.ts'
import type { Live } from '#server/features/events/live.ts'
import { pieces } from '#server/features/replies/reply-pieces.ts'
import { settleReply } from '#server/features/replies/settle-reply.ts'
import { messages, type ReplyEnd, shownOf } from '#server/features/replies/store.ts'
import { isUniqueViolation, mayPass, type Sql } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log.ts'
import { endOf, hear, messageKey, type NewRun, newRun, overdue, type Run, show, unread } from './run.ts'

const LEASE_RENEWED_EVERY = 1_000
const DATABASE_RETRY = 500
/** How long a stop waits for a database that is away. */
const STOP_PATIENCE = 4_000
/** As many replies as fit into one notification of PostgreSQL, which holds 8,000 bytes. */
const REPLIES_PER_NOTIFICATION = 80

/** Made once: a fresh one for each reply would be the dearest part of its end. */
const OVER = new Error('the reply is over')

export type Runs = ReturnType<typeof createRuns>

type Options = { sql: Sql; live: Live; node: string; log: Log }

/**
 * The engine: every reply this node is writing. One clock for all of them: with every step what is new is stored in
 * one statement, and then leaves for the screens, so that no crash takes back what somebody has seen. A run is stopped
 * by a command, never by a viewer going away.
 */
export function createRuns({ sql, live, node, log }: Options) {
  const running = new Map<string, Run>()
  let storing: Promise<void> | null = null
  let storeAgain = false
  let leasesRenewedAt = 0
  let stopping = false
  let giveUpAt = Number.POSITIVE_INFINITY

  const clock = setInterval(() => {
    const now = performance.now()
    for (const run of running.values()) if (overdue(run, now)) send(run, run.text.length)
    if (running.size > 0 && !storing) storeNow()
  }, TEXT_STEP)

  function send(run: Run, upTo: number): void {
    const { owner, conversationId, replyId, sent: pos } = run
    const text = show(run, upTo, performance.now())
    if (text !== '') live.publish(owner.id, { type: 'texto', conversationId, id: replyId, pos, text })
  }

  /** Somebody waits for the first words: they leave while they are being stored, and not a moment later. */
  function beginToShow(run: Run): void {
    storeNow()
    send(run, run.text.length)
  }

  /** One at a time: what comes meanwhile is next. */
  function storeNow(): void {
    if (storing) {
      storeAgain = true
      return
    }
    storeAgain = false
    storing = storeNew()
      .catch((error) => {
        log.warn({ err: error }, 'replies in progress could not be stored; trying again')
        return wait(DATABASE_RETRY)
      })
      .finally(() => {
        storing = null
        if (storeAgain) storeNow()
      })
  }

  async function storeNew(): Promise<void> {
    const grown = [...running.values()].filter((run) => !run.ending && run.saved < run.text.length)
    const added = grown.map((run) => ({
      userId: run.owner.id,
      safe: run.owner.safe,
      replyId: run.replyId,
      pos: run.saved,
      text: run.text.slice(run.saved),
      attempt: ++run.attempts,
      isWelcome: run.known !== null,
    }))
    const stored = await pieces.add(sql, added, newsOf(grown))
    const lost: Run[] = []
    for (const [index, run] of grown.entries()) {
      if (stored.has(run.replyId)) {
        run.saved += added[index]?.text.length ?? 0
        send(run, run.saved)
      } else lost.push(run)
    }
    if (Date.now() - leasesRenewedAt >= LEASE_RENEWED_EVERY) lost.push(...(await renewLeases()))
    for (const run of new Set(lost)) await takeBack(run)
  }

  /** What other nodes are told of replies that have grown, in parts that fit into a notification each. */
  function newsOf(grown: Run[]): Announcement[] {
    const replies = grown.map(({ owner, replyId }): [string, string] => [owner.id, replyId])
    const parts = Math.ceil(replies.length / REPLIES_PER_NOTIFICATION)
    return Array.from({ length: parts }, (_, part) => {
      const from = part * REPLIES_PER_NOTIFICATION
      return { type: 'trechos', node, replies: replies.slice(from, from + REPLIES_PER_NOTIFICATION) }
    })
  }

  /** Gives the runs whose reply is no longer in progress, or no longer ours. */
  async function renewLeases(): Promise<Run[]> {
    const alive = [...running.values()]
    const renewed = await pieces.renewLeases(
      sql,
      node,
      alive.map(({ owner, replyId }) => ({ userId: owner.id, replyId })),
    )
    leasesRenewedAt = Date.now()
    return alive.filter((run) => !renewed.has(run.replyId))
  }

  /** We were away so long that somebody took this reply for abandoned: we are back, and so is it. */
  async function takeBack(run: Run): Promise<void> {
    if (run.ending) return
    const { owner, replyId, text } = run
    try {
      const isOurs = await transaction(sql, async (tx) => {
        if (!(await messages.reclaimReply(tx, owner, messageKey(run), node, text))) return false
        await announce(tx, { type: 'mensagem', userId: owner.id, id: replyId })
        return true
      })
      if (isOurs) {
        run.saved = text.length
        send(run, run.saved)
      }
      // Somebody went on with it elsewhere, or it was erased: nobody reads what we write.
      else if (!run.ending) void end(run, { status: 'interrompida', text: run.text, whole: false })
    } catch (error) {
      // The next reply of the conversation is being written already: ours is stored when it has ended.
      if (!isUniqueViolation(error)) throw error
    }
  }

  function start(wanted: NewRun): void {
    const run = newRun(wanted)
    running.set(run.replyId, run)
    const sink = {
      text(text: string) {
        const isFirst = run.sent === wanted.text.length
        hear(run, text, performance.now())
        if (isFirst) beginToShow(run)
      },
      end: (outcome: Parameters<typeof endOf>[1]) => {
        if (outcome.type === 'falha' && !run.ending) log.warn({ reason: outcome.reason }, 'a reply broke off')
        end(run, endOf(run.text, outcome))
      },
      unread: () => unread(run, performance.now()),
    }
    try {
      wanted.source(sink, run.abort.signal)
    } catch (error) {
      log.error({ err: error }, 'a reply could not be begun')
      sink.end({ type: 'falha', reason: 'not begun' })
    }
    // A reply that was accepted just as the server stops is closed like the others.
    if (stopping) endForStop(run)
  }

  /** One settler wins: who comes second gets the first one's promise. */
  function end(run: Run, how: ReplyEnd): Promise<void> {
    run.ending ??= settle(run, how)
    return run.ending
  }

  async function settle(run: Run, how: ReplyEnd): Promise<void> {
    run.abort.abort(OVER)
    while (!(await tryToStore(run, how))) await wait(DATABASE_RETRY)
    if (running.get(run.replyId) === run) running.delete(run.replyId)
  }

  /** False when it is worth trying again. */
  async function tryToStore(run: Run, how: ReplyEnd): Promise<boolean> {
    try {
      await store(run, how)
    } catch (error) {
      if (mayPass(error) && Date.now() < giveUpAt) return false
      log.error({ err: error }, 'a reply could not be stored')
    }
    return true
  }

  async function store(run: Run, how: ReplyEnd): Promise<void> {
    const { owner, conversationId, replyId } = run
    // Its pieces are taken away when all of them are there.
    await storing
    const about = { userId: owner.id, from: node }
    const settled = await settleReply(
      sql,
      owner,
      { ...messageKey(run), node },
      { ...how, lastMessage: preview(shownOf(how)) },
      [
        { type: 'mensagem', ...about, id: replyId },
        { type: 'conversa', ...about, id: conversationId },
      ],
    )
    // It was erased, or somebody else went on with it.
    if (!settled) return
    const { message, conversation } = settled
    live.tell(
      owner.id,
      { type: 'mensagem', message },
      ...(conversation ? [{ type: 'conversa' as const, conversation }] : []),
    )
  }

  function endForStop(run: Run): Promise<void> {
    const { known, text } = run
    return known === null
      ? end(run, { status: 'interrompida', text, whole: false })
      : end(run, { status: 'completa', text: known, whole: true })
  }

  /** Stops a reply where it is; `shown` is what the person had seen of it. False when it is not written here. */
  async function pause(replyId: string, shown: number): Promise<boolean> {
    const run = running.get(replyId)
    if (!run || run.ending) return false
    await end(run, {
      status: 'pausada',
      text: run.text,
      whole: false,
      shown: Math.min(shown, run.text.length),
    })
    return true
  }

  live.onAnnouncement((announcement) => {
    if (announcement.type === 'pausar') pause(announcement.id, announcement.shown)
  })

  return {
    start,
    pause,
    /** While we stop nothing new is begun: whoever asks is sent to the one that comes after us. */
    refuseWhileStopping(): void {
      if (stopping) throw new AppError('unavailable', { retryAfter: 5 })
    },
    /** What the screens were sent of a reply, if it is written here. */
    textOf(replyId: string): string | undefined {
      const run = running.get(replyId)
      return run?.text.slice(0, run.sent)
    },
    ids: () => [...running.keys()],
    /** Takes no more; ends what is running with all its text. */
    async stop(): Promise<void> {
      stopping = true
      giveUpAt = Date.now() + STOP_PATIENCE
      clearInterval(clock)
      for (const run of running.values()) run.abort.abort(OVER)
      await storing
      // In one statement, before each is closed on its own: there may be no time for all of them.
      await storeNew().catch((error) => log.warn({ err: error }, 'replies in progress could not be stored'))
      await Promise.all([...running.values()].map((run) => endForStop(run)))
    },
  }
}
