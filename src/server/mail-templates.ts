import { LINK_MAILS } from '#server/features/accounts/ask-for-link.ts'
import { NOTICE_MAILS } from '#server/features/accounts/notices.ts'
import type { MailTemplates } from '#server/features/mail-outbox/mail-template.ts'
import { OPERATOR_MAILS } from '#server/features/operators/open-operator-session.ts'
import { PRIVACY_MAILS } from '#server/features/privacy/privacy-mails.ts'
import { BUYER_MAILS } from '#server/features/purchases/buyer-mails.ts'
import { ATTENTION_MAILS } from '#server/features/status/attention-mail.ts'

/** Every mail that goes through the outbox. */
export const MAIL_TEMPLATES: MailTemplates = {
  ...BUYER_MAILS,
  ...NOTICE_MAILS,
  ...LINK_MAILS,
  ...PRIVACY_MAILS,
  ...OPERATOR_MAILS,
  ...ATTENTION_MAILS,
}
