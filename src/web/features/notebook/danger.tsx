import { type ReactNode, useEffect, useRef, useState } from 'react'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from '#web/lib/api.ts'
import { readingIfLate } from '#web/lib/read-here.ts'
import { type Danger, leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { useNotebook } from './notebook-context.ts'

/** What holds after one more reading. A card that was shown stays: harmless words later do not hide it. */
export function afterReading(known: Danger | null, read: Danger): Danger | null {
  const isSame = known?.id === read.id
  if (read.nivel === 'nenhum' && !isSame) return known
  const nivel = isSame ? gravest([known.nivel, read.nivel]) : read.nivel
  const isReadHere = read.isReadHere === true && (!isSame || known.isReadHere === true)
  const isUnchanged = isSame && known.nivel === nivel && (known.isReadHere ?? false) === isReadHere
  return isUnchanged ? known : { id: read.id, nivel, isReadHere }
}

/** Follows the request that sends these words. */
export type TakeLevel = <Answer extends { nivel: RiskLevel }>(
  id: string,
  words: string,
  asked: Promise<Answer>,
) => Promise<Answer>

/** Takes note of what is read in words that are sent: by the server, whether it keeps or refuses them, or here. */
export const levelTaker =
  (take: (read: Danger) => void, isHere = () => true): TakeLevel =>
  async (id, words, asked) => {
    const note = waitingDanger.noting()
    function tell(nivel: RiskLevel, isReadHere = false): void {
      const read = { id, nivel, ...(isReadHere && { isReadHere }) }
      take(read)
      if (nivel === 'nenhum' || (isHere() && !isReadHere)) waitingDanger.remove(id)
      else note(read, isHere())
      if (isHere() && leftBehind.get()?.id === id) leftBehind.set(null)
    }
    try {
      const tellHere = (nivel: RiskLevel) => nivel !== 'nenhum' && tell(nivel, true)
      const answer = await readingIfLate(words, asked.then(ours), tellHere)
      tell(answer.nivel)
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.nivel !== 'nenhum') tell(error.nivel)
      throw error
    }
  }

/** Who answers between us and the server has kept nothing. */
function ours<Answer extends { nivel: RiskLevel }>(answer: Answer): Answer {
  if (typeof answer?.nivel !== 'string') throw new ApiError('unavailable')
  return answer
}

/** A card that was there for less was hardly seen. */
const SEEN_AFTER = 2000

/** To be called when the place of this reading is left: its card goes along if it was hardly seen there. */
export function takingAlong(read: Danger): () => void {
  const note = waitingDanger.noting()
  const shownAt = Date.now()
  return () => Date.now() - shownAt < SEEN_AFTER && note(read, false)
}

/** For a place where somebody writes: `takeLevel` of every request that sends the words, and put a DangerCard under the field. */
export function useDanger() {
  const [danger, setDanger] = useState<Danger | null>(null)
  const isHere = useRef(false)
  const leave = useRef(() => {})
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      leave.current()
    }
  }, [])
  function take(read: Danger): void {
    setDanger((known) => afterReading(known, read))
    if (read.nivel !== 'nenhum') leave.current = takingAlong(read)
  }
  return { danger, takeLevel: levelTaker(take, () => isHere.current) }
}

type DangerCardProps = {
  danger: Danger | null
  waits?: boolean
  block?: ScrollLogicalPosition
  children?: ReactNode
}

/**
 * The chat's crisis card where the words were written. It comes into view: what was kept or refused may have pushed it out of view,
 * and what is shown above it while it waits (`waits`).
 */
export function DangerCard({ danger, waits = false, block = 'nearest', children }: DangerCardProps) {
  const { crisisCard } = useNotebook()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with `waits` it moves
  useEffect(() => {
    if (danger) place.current?.scrollIntoView({ block })
  }, [danger, waits, block])
  return (
    danger && (
      <div ref={place} className="scroll-mt-4">
        {crisisCard(danger)}
        {children}
      </div>
    )
  )
}
