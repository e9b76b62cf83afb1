import type { PendingDeletion } from '#domain/api/privacy.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'

/** When the account will be gone, in words. */
export function eraseMoment({ eraseAt }: PendingDeletion): string {
  return longMoment(new Date(eraseAt))
}
