import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from '#web/lib/api.ts'
import { readingIfLate } from '#web/lib/read-here.ts'
import { createSignal } from '#web/lib/signal.ts'
import { waitingDanger } from '#web/lib/waiting-danger.ts'
import { useNotebook } from './notebook-context.ts'

/** The words with this id were read as this level; `isReadHere` while only this browser has read them. */
export type Danger = { id: string; nivel: RiskLevel; isReadHere?: boolean }

/** What holds after one more reading. A card that was shown stays: harmless words later do not hide it. */
export function afterReading(known: Danger | null, read: Danger): Danger | null {
  const isSame = known?.id === read.id
  if (read.nivel === 'nenhum' && !isSame) return known
  const nivel = isSame ? gravest([known.nivel, read.nivel]) : read.nivel
  const isReadHere = read.isReadHere === true && (!isSame || known.isReadHere === true)
  const isUnchanged = isSame && known.nivel === nivel && (known.isReadHere ?? false) === isReadHere
  return isUnchanged ? known : { id: read.id, nivel, isReadHere }
}

/** The id of words that were answered when the person had left their place; their level stays in `waitingDanger`. */
const leftBehind = createSignal<string | null>(null)

/** Sends these words, and takes note of what is read in them: by the server, whether it keeps or refuses them, or here. */
export async function hearing<Answer extends { nivel: RiskLevel }>(
  { id, words }: { id: string; words: string },
  asked: Promise<Answer>,
  take: (read: Danger) => void,
  isHere = () => true,
): Promise<Answer> {
  const note = waitingDanger.noting()
  const takeHere = (nivel: RiskLevel) => {
    if (nivel === 'nenhum') return
    take({ id, nivel, isReadHere: true })
    note(id, nivel)
  }
  try {
    const answer = await readingIfLate(words, asked, takeHere)
    if (isHere() || answer.nivel === 'nenhum') waitingDanger.remove(id)
    else {
      note(id, answer.nivel)
      leftBehind.set(id)
    }
    take({ id, nivel: answer.nivel })
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.nivel !== 'nenhum') take({ id, nivel: error.nivel })
    throw error
  }
}

export type Hear = <Answer extends { nivel: RiskLevel }>(
  id: string,
  words: string,
  asked: Promise<Answer>,
) => Promise<Answer>

/** For a place where somebody writes: `hear` every request that sends the words, and put a DangerCard under the field. */
export function useDanger() {
  const [danger, setDanger] = useState<Danger | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const hear: Hear = useCallback(
    (id, words, asked) =>
      hearing(
        { id, words },
        asked,
        (read) => setDanger((known) => afterReading(known, read)),
        () => isHere.current,
      ),
    [],
  )
  return { danger, hear }
}

/** For the screen where the person is now: danger in words whose place they left before they were answered. */
export function useDangerLeftBehind() {
  const id = useSyncExternalStore(leftBehind.subscribe, leftBehind.get)
  const levels = useSyncExternalStore(waitingDanger.subscribe, waitingDanger.get)
  const nivel = id === null ? undefined : levels.get(id)
  const forget = () => {
    if (id !== null) waitingDanger.remove(id)
    leftBehind.set(null)
  }
  return { danger: id !== null && nivel ? { id, nivel } : null, forget }
}

/**
 * The chat's crisis card where the words were written. It comes into view: what was kept or refused may have pushed it out of view,
 * and what is said above it while it waits (`waits`).
 */
export function DangerCard({ danger, waits = false }: { danger: Danger | null; waits?: boolean }) {
  const { crisisCard } = useNotebook()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with `waits` it moves
  useEffect(() => {
    if (danger) place.current?.scrollIntoView({ block: 'nearest' })
  }, [danger, waits])
  return danger && <div ref={place}>{crisisCard(danger)}</div>
}
