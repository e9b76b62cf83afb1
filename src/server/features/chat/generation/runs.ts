import { AppError } from '#domain/errors.ts'
import { TEXT_STEP } from '#domain/limits.ts'
import { messages, type Noted } from '#server/features/chat/store/messages.ts'
import type { Sink, Source } from '#server/model/model.ts'
import { warning } from '#server/platform/log.ts'
import { createLease, takeBack } from './leases.ts'
import {
  beginFollowing,
  collectText,
  type Engine,
  endOfRun,
  type NewRun,
  newRun,
  overdue,
  publishText,
  type Run,
  unread,
} from './run.ts'
import { createSettler, stopSource } from './settler.ts'
import { createTextWriter } from './text-writer.ts'

const STOP_TIMEOUT = 4_000

export type Runs = ReturnType<typeof createRuns>

/**
 * The engine: every reply that this node is writing. One clock for all of them: with every step what is new is stored in
 * one statement and then sent to the screens, so that a crash takes back nothing that a person has seen. Only first words,
 * and text that waited a second for the database, are sent unstored. A viewer who leaves does not stop a run.
 */
export function createRuns(outside: Omit<Engine, 'running' | 'storing'>) {
  const running = new Map<string, Run>()
  const engine: Engine = { ...outside, running, storing: null }
  const { live } = engine
  const settler = createSettler(engine)
  const takeAllBack = async (runs: Run[]) => {
    for (const run of runs)
      await takeBack(engine, run, () => {
        void settler.end(run, { status: 'interrompida', text: run.text, whole: false })
      })
  }
  const writer = createTextWriter(engine, takeAllBack)
  // A run whose text is being stored is not taken back at the same time.
  const lease = createLease(engine, (runs) => writer.whenIdle(() => takeAllBack(runs)))
  const beginning = new Set<Promise<unknown>>()
  const following = createFollowing(engine, () => beginning.size > 0, writer.tellSoon)
  let stopping = false

  const endAll = () => Promise.all([...running.values()].map(settler.endForStop))

  const clock = setInterval(() => stepClock(engine, writer), TEXT_STEP)

  function start(wanted: NewRun): void {
    const run = newRun(wanted)
    running.set(run.id, run)
    following.started(run)
    startSource(engine, { writer, settler }, run, wanted.source)
    // A reply that was accepted just as the server stops is closed like the others.
    if (stopping) void settler.endForStop(run)
  }

  /** Stops a reply after what was shown of it, unless it was begun again since `version`. False when it is not written here. */
  async function pause(replyId: string, shown: number, version = Infinity): Promise<boolean> {
    const run = running.get(replyId)
    if (!run || run.ending || version < run.version) return false
    const { text } = run
    await settler.end(run, { status: 'pausada', text, whole: false, shown: Math.min(shown, text.length) })
    return true
  }

  /** While the server stops nothing new is begun: the caller is sent to the node that comes after it. */
  function refuseWhileStopping(): void {
    if (stopping) throw new AppError('unavailable', { retryAfter: 5 })
  }

  live.onAnnouncement((announcement) => {
    if (announcement.type === 'pausar') void pause(announcement.id, announcement.shown, announcement.version)
  })

  return {
    start,
    pause,
    /** Resolves once this node has its lease: before, other nodes would take it for dead. */
    ready: lease.renew,
    isStopping: () => stopping,
    refuseWhileStopping,
    /** Does what may start a run. A stop waits for it: otherwise no node would write the reply that it stored. */
    async begin<T>(work: () => Promise<T>): Promise<T> {
      refuseWhileStopping()
      const begun = work()
      const settled = begun
        .catch(() => {})
        .finally(() => {
          beginning.delete(settled)
          if (beginning.size === 0) following.allStarted()
        })
      beginning.add(settled)
      return begun
    },
    /** What the screens were sent of a reply, if it is written here. */
    textOf(replyId: string): string | undefined {
      const run = running.get(replyId)
      return run?.text.slice(0, run.sent)
    },
    ids: () => [...running.keys()],
    /** How many replies are being written here, and how many of these wait for their first word. */
    counts: () => ({
      writing: running.size,
      waiting: [...running.values()].filter(({ readAt }) => readAt === null).length,
    }),
    async stop(): Promise<void> {
      stopping = true
      settler.giveUpAfter(STOP_TIMEOUT)
      clearInterval(clock)
      await storeLast(engine, writer)
      await endAll()
      await Promise.all(beginning)
      await endAll()
      // Without it the lease expires by itself.
      await lease
        .release()
        .catch(warning(engine.log, { event: 'lease-not-released' }, 'the lease could not be released'))
    },
  }
}

type Parts = { writer: ReturnType<typeof createTextWriter>; settler: ReturnType<typeof createSettler> }

/** One step of the clock: what waited too long for the database leaves unstored, what is new is stored. */
function stepClock(engine: Engine, writer: Parts['writer']): void {
  const { running } = engine
  const now = performance.now()
  for (const run of running.values()) if (overdue(run, now)) publishText(engine, run, run.text.length)
  if (running.size > 0 && !engine.storing) writer.storeSoon()
}

function startSource(engine: Engine, parts: Parts, run: Run, source: Source): void {
  const sink = sinkOf(engine, parts, run)
  try {
    source(sink, run.abort.signal)
  } catch (error) {
    engine.log.error({ event: 'reply-not-begun', err: error }, 'a reply could not be begun')
    sink.end({ type: 'failed', reason: 'not begun' })
  }
}

function sinkOf(engine: Engine, { writer, settler }: Parts, run: Run): Sink {
  const begun = run.text.length

  /** Stores what is known of the reply beside its words. The reply continues even if this fails. */
  function note(noted: Noted) {
    const { sql, node, log } = engine
    const stored = messages
      .note(sql, run.owner, run, node, noted)
      .catch(
        warning(log, { event: 'reply-details-not-stored' }, 'what is known of a reply could not be noted'),
      )
    run.metadataStored = Promise.all([run.metadataStored, stored])
  }

  return {
    text(text) {
      const isFirst = run.sent === begun
      collectText(run, text, performance.now())
      if (!isFirst) return
      // The person waits for the first words: they are sent while they are being stored.
      writer.storeSoon()
      publishText(engine, run, run.text.length)
    },
    end(outcome) {
      if (outcome.type === 'failed' && !run.ending)
        engine.log.warn({ event: 'reply-broke-off', reason: outcome.reason }, 'a reply broke off')
      void settler.end(run, endOfRun(run.text, outcome))
    },
    by: (service) => note({ service }),
    reads: (notes) => note({ notes }),
    unread: () => unread(run, performance.now()),
  }
}

/** Stops the sources and stores all text in one statement: there may be no time to close each reply on its own. */
async function storeLast(engine: Engine, writer: Parts['writer']): Promise<void> {
  for (const run of engine.running.values()) stopSource(run)
  await engine.storing
  await writer
    .storeAll()
    .catch(warning(engine.log, { event: 'replies-not-stored' }, 'replies in progress could not be stored'))
}

/** Which replies of this node other nodes follow: they ask for it. `isBeginning`: a run may be about to start. */
export function createFollowing(
  { live, node, running }: Pick<Engine, 'live' | 'node' | 'running'>,
  isBeginning: () => boolean,
  tell: () => void,
) {
  /** Asks while runs were about to start: a reply is announced before its run starts. */
  let early: ((userId: string) => boolean)[] = []

  function follow(isAsked: (userId: string) => boolean): void {
    if (isBeginning()) early.push(isAsked)
    for (const run of running.values()) if (isAsked(run.owner.id)) beginFollowing(run)
    tell()
  }

  live.onAnnouncement((announcement) => {
    if (announcement.type !== 'acompanhar' || announcement.node === node) return
    const people = new Set(announcement.people)
    follow((userId) => people.has(userId))
  })

  // Another node may have asked while the connection was lost.
  live.onListening(() => follow(() => true))

  return {
    started(run: Run): void {
      if (early.some((isAsked) => isAsked(run.owner.id))) beginFollowing(run)
    },
    /** No run is about to start. */
    allStarted(): void {
      early = []
    },
  }
}
