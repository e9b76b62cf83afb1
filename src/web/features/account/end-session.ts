import type { Done } from '#domain/api/account.ts'
import { requestAs } from '#web/lib/api.ts'
import { isSessionRefusal } from '#web/lib/api-error.ts'
import { withRetry } from '#web/lib/with-retry.ts'

const requestLogout = (personId: string) => requestAs(personId)<Done>('POST', '/api/account/logout')

/** Ends the person's session of this browser. A failure is first retried quietly. */
export async function endSession(personId: string): Promise<void> {
  const end = () =>
    requestLogout(personId).catch((error) => {
      // Already out is as good as out.
      if (!isSessionRefusal(error)) throw error
    })
  await withRetry(end)
}
