import type { KnownBrowserAnswer, LinkToken } from '#domain/api/account.ts'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { entryCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Link, navigate } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { BROWSER_KNOWN } from '#web/session/login-notice.ts'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'
import { LinkQuestion } from './link-question.tsx'
import { typeEmail } from './typed-email.ts'
import { useLinkAction } from './use-link-action.ts'

const requestKnownBrowser = (body: LinkToken) =>
  request<KnownBrowserAnswer>('POST', '/api/account/know-browser', { body })

/** Where the mail 'Entre no Aconchego neste navegador' leads. */
export function EntryLinkPage() {
  useTitle(entryCopy.title)
  const { isInvalid, confirm, ...state } = useLinkAction(requestKnownBrowser, 'entry_token_invalid')
  if (isInvalid) return <EntryLinkInvalid />

  async function letIn() {
    const answer = await confirm()
    if (!answer) return
    typeEmail(answer.email)
    navigate('/login', { replace: true, state: BROWSER_KNOWN })
  }

  return <LinkQuestion words={entryCopy} look="primary" {...state} onConfirm={letIn} />
}

function EntryLinkInvalid() {
  const words = entryCopy.invalid
  return (
    <EntryLayout heading={words.heading} lead={words.lead}>
      <Alert>{BROWSER_ERRORS.entry_token_invalid.message}</Alert>
      <Link to="/login" replace className={buttonClass('primary')}>
        {words.back}
      </Link>
    </EntryLayout>
  )
}
