import { setTimeout as wait } from 'node:timers/promises'
import { type NewPiece, pieces } from '#server/features/chat/store/pieces.ts'
import { announce } from '#server/features/events/store.ts'
import { noteFailure } from '#server/platform/db/disk-full.ts'
import { timed } from '#server/platform/timed.ts'
import { type Engine, nextPiece, publishText, type Run } from './run.ts'

const DATABASE_RETRY = 500

/**
 * Stores what is new of all replies in one statement, and then sends it to the screens. `onRefused` gets the runs
 * whose text was refused, because another node or a command has closed the reply. Only what is followed at another
 * node is announced: PostgreSQL lets transactions that notify commit one after the other.
 */
export function createTextWriter(engine: Engine, onRefused: (refused: Run[]) => Promise<void>) {
  const { sql, node, running } = engine
  const addPieces = timed(engine.storeTimes?.text, pieces.add)
  let isAskedAgain = false

  async function storeAll(): Promise<void> {
    const runs = [...running.values()]
    const grown = runs.filter((run) => !run.ending && run.saved < run.text.length)
    const unannounced = runs.filter((run) => run.hasUnannouncedPieces)
    const added = grown.map(nextPiece)
    for (const run of grown) run.attempts += 1
    const stored = grown.length === 0 ? new Set() : await addPieces(sql, node, added)
    for (const [index, run] of grown.entries()) {
      const piece = added[index]
      if (piece && stored.has(run.id)) pieceStored(engine, run, piece)
    }
    await announce(sql, ...unannounced.map((run) => piecesOf(run, node)))
    for (const run of unannounced) run.hasUnannouncedPieces = false
    await onRefused(grown.filter((run) => !stored.has(run.id)))
  }

  /** Runs `work` while no text is being stored: it waits for a statement under way, and the next one waits for it. */
  async function whenIdle(work: () => Promise<void>): Promise<void> {
    while (engine.storing) await engine.storing
    engine.storing = work().finally(() => {
      engine.storing = null
    })
    await engine.storing
  }

  /** One statement at a time: what comes while one is under way goes with the next. */
  function storeSoon(): void {
    if (engine.storing) {
      isAskedAgain = true
      return
    }
    isAskedAgain = false
    engine.storing = storeAll()
      .catch((error) => waitAfter(engine, error))
      .finally(() => {
        engine.storing = null
        if (isAskedAgain) storeSoon()
      })
  }

  return {
    storeAll,
    storeSoon,
    /** Announces what is followed and was stored before it was. */
    tellSoon(): void {
      if ([...running.values()].some((run) => run.hasUnannouncedPieces)) storeSoon()
    },
    whenIdle,
  }
}

const piecesOf = ({ owner, id }: Run, from: string) =>
  ({ type: 'trechos', userId: owner.id, id, from }) as const

function waitAfter({ sql, log }: Engine, error: unknown): Promise<void> {
  noteFailure(sql, error)
  log.warn(
    { event: 'replies-not-stored', err: error },
    'replies in progress could not be stored; trying again',
  )
  return wait(DATABASE_RETRY)
}

function pieceStored(engine: Engine, run: Run, { pos, text }: NewPiece): void {
  run.saved = pos + text.length
  run.pieceAt = pos
  publishText(engine, run, run.saved)
}
