import { useCallback, useEffect, useRef, useState } from 'react'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useNotebook } from './notebook-context.ts'

/** The words with this id were read as this level. */
type Danger = { id: string; nivel: RiskLevel }

/** Takes note of what the server read in words that were sent, whether it kept or refused them. */
export type Hear = <Answer extends { nivel: RiskLevel }>(
  id: string,
  asked: Promise<Answer>,
) => Promise<Answer>

/** For a place where somebody writes: `hear` every request that sends the words, and put a DangerCard under the field. */
export function useDanger() {
  const [danger, setDanger] = useState<Danger | null>(null)
  const hear: Hear = useCallback(async (id, asked) => {
    // Once shown, the card stays: harmless words later do not hide it.
    const take = (nivel: RiskLevel) =>
      nivel !== 'nenhum' &&
      setDanger((known) => (known?.id === id && known.nivel === nivel ? known : { id, nivel }))
    try {
      const answer = await asked
      take(answer.nivel)
      return answer
    } catch (error) {
      if (error instanceof ApiError) take(error.nivel)
      throw error
    }
  }, [])
  return { danger, hear }
}

/** The chat's crisis card where the words were written. It comes into view: what was kept or refused may have pushed it out of view. */
export function DangerCard({ danger }: { danger: Danger | null }) {
  const { crisisCard } = useNotebook()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (danger) place.current?.scrollIntoView({ block: 'nearest' })
  }, [danger])
  return danger && <div ref={place}>{crisisCard(danger.id, danger.nivel)}</div>
}
