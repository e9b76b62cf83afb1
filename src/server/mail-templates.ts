import { LINK_MAILS } from './features/accounts/links-by-mail.ts'
import { NOTICE_MAILS } from './features/accounts/notices.ts'
import type { MailTemplates } from './features/mail-outbox/send-due-mails.ts'
import { OPERATOR_MAILS } from './features/operators/sign-in-operator.ts'
import { PRIVACY_MAILS } from './features/privacy/privacy-mails.ts'
import { BUYER_MAILS } from './features/purchases/buyer-mails.ts'
import { ATTENTION_MAILS } from './features/status/attention-mail.ts'

export const MAIL_TEMPLATES: MailTemplates = {
  ...BUYER_MAILS,
  ...NOTICE_MAILS,
  ...LINK_MAILS,
  ...PRIVACY_MAILS,
  ...OPERATOR_MAILS,
  ...ATTENTION_MAILS,
}
