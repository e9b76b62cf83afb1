import type { Background } from '#server/platform/background.ts'
import type { MailDeps } from './mail-template.ts'
import { sendDueMails } from './send-due-mails.ts'

/** Sends what is in the outbox at once; what can't leave now is sent by housekeeping. */
export function createMailSender(deps: MailDeps & { background: Background }): () => void {
  return () => deps.background.run('mails', () => sendDueMails(deps))
}
