import type { MailDeps } from '#server/features/mail-outbox/mail-template.ts'
import { sendDueMails } from '#server/features/mail-outbox/send-due-mails.ts'
import type { Background } from '#server/platform/background.ts'
import { workInbox } from './work-inbox.ts'

/** Works the inbox off after deliveries were acknowledged, once at a time on a node, and sends the mails that follow. */
export function createPurchaseWorker(deps: MailDeps & { background: Background }) {
  let working = false
  let again = false

  async function work(): Promise<void> {
    do {
      again = false
      await workInbox(deps)
      await sendDueMails(deps)
    } while (again)
  }

  return {
    /** There is something to do. What fails now is done by housekeeping. */
    wake(): void {
      again = true
      if (working) return
      working = true
      deps.background.run('purchases', () =>
        work().finally(() => {
          working = false
        }),
      )
    },
  }
}
