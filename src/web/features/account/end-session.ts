import { isSessionRefusal } from '#web/lib/api-error.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { requestLogout } from './account-requests.ts'

/** Ends the person's session of this browser. A failure is first retried quietly. */
export async function endSession(personId: string): Promise<void> {
  const end = () =>
    requestLogout(personId).catch((error) => {
      // Already out is as good as out.
      if (!isSessionRefusal(error)) throw error
    })
  await withRetry(end)
}
