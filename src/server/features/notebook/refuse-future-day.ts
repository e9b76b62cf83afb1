import { AppError } from '#domain/errors.ts'

const DAY = 86_400_000

/** A person's own day may be tomorrow's here, but no later. */
export function refuseFutureDay(day: string): void {
  if (Date.parse(day) > Date.now() + DAY) throw new AppError('invalid_request')
}
