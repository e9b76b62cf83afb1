import { isSessionRefusal } from '#web/lib/api-error.ts'
import { logout } from './account-requests.ts'

const BEFORE_RETRY = 800

/** Ends the person's session of this browser. A failure is first retried quietly. */
export async function endSession(personId: string): Promise<void> {
  const end = () =>
    logout(personId).catch((error) => {
      // Already out is as good as out.
      if (!isSessionRefusal(error)) throw error
    })
  await end().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, BEFORE_RETRY))
    await end()
  })
}
