import type { PendingDeletion } from '#domain/api/privacy.ts'

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

/** When the account will be gone, in words. */
export function eraseMoment({ eraseAt }: PendingDeletion): string {
  return moment.format(new Date(eraseAt))
}
