/** How long a conversation is kept after its last message, in hours; null is always. */
export const KEEPING_CHOICES = [null, 90 * 24, 30 * 24, 7 * 24, 24] as const
export type KeptHours = (typeof KEEPING_CHOICES)[number]

type Kept = { timestamp: string; keptHours: KeptHours }

const HOUR = 3_600_000

/** When a conversation is erased if no message follows. */
export const erasedAt = ({ timestamp, keptHours }: Kept): Date | null =>
  keptHours === null ? null : new Date(Date.parse(timestamp) + keptHours * HOUR)

/** When it is erased, from a day before on. */
export function erasedSoon(conversation: Kept, now: Date): Date | null {
  const due = erasedAt(conversation)
  return due && due.getTime() - now.getTime() <= 24 * HOUR ? due : null
}
