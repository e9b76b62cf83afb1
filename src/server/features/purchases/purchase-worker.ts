import type { Background } from '#server/platform/background.ts'
import type { BuyerMailDeps } from './purchase-deps.ts'
import { sendBuyerMails } from './send-buyer-mails.ts'
import { workInbox } from './work-inbox.ts'

/** Works the inbox off after deliveries were acknowledged, once at a time on a node, and sends the mails that follow. */
export function createPurchaseWorker(deps: BuyerMailDeps & { background: Background }) {
  let working = false
  let again = false

  async function work(): Promise<void> {
    do {
      again = false
      await workInbox(deps)
      await sendBuyerMails(deps)
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
