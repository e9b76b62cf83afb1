import { useRef, useState } from 'react'
import type { Done, KnownBrowserAnswer, LinkToken, UndoPasswordAnswer } from '#domain/api/account.ts'
import { entryCopy, undoCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Link, navigate } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { BROWSER_KNOWN } from '#web/session/login-notice.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'
import { FormAlert } from './form-alert.tsx'
import { LinkInvalid } from './link-invalid.tsx'
import { typeEmail } from './typed-email.ts'
import { useLinkSecret } from './use-link-secret.ts'
import { useSubmission } from './use-submission.ts'

const requestPasswordUndo = (body: LinkToken) =>
  request<UndoPasswordAnswer>('POST', '/api/account/undo-password', { body })
const requestAccountUndo = (body: LinkToken) => request<Done>('POST', '/api/account/undo-account', { body })
const requestKnownBrowser = (body: LinkToken) =>
  request<KnownBrowserAnswer>('POST', '/api/account/know-browser', { body })

/** Where the mail 'Sua senha foi trocada' leads. */
export function PasswordChangedPage() {
  useTitle(undoCopy.password.title)
  const action = useLinkAction(requestPasswordUndo, 'undo_token_invalid')

  async function undo() {
    const answer = await action.confirm()
    if (answer) navigate('/redefinir-senha', { replace: true, state: { token: answer.resetToken } })
  }

  return (
    <LinkQuestion
      words={undoCopy.password}
      invalidWords={undoCopy.invalid}
      look="primary"
      action={action}
      onConfirm={undo}
    />
  )
}

/** Where the mail 'Uma conta foi criada com este e-mail' leads. */
export function AccountCreatedPage() {
  const words = undoCopy.account
  useTitle(words.title)
  const [removed, setRemoved] = useState(false)
  const action = useLinkAction(requestAccountUndo, 'undo_token_invalid')

  async function undo() {
    if (await action.confirm()) setRemoved(true)
  }

  if (removed)
    return (
      <EntryLayout heading={words.doneHeading} lead={words.doneLead}>
        <Link to="/login" replace className={buttonClass('primary')}>
          {words.back}
        </Link>
      </EntryLayout>
    )
  return (
    <LinkQuestion
      words={words}
      invalidWords={undoCopy.invalid}
      look="danger"
      action={action}
      onConfirm={undo}
    />
  )
}

/** Where the mail 'Entre no Aconchego neste navegador' leads. */
export function EntryLinkPage() {
  useTitle(entryCopy.title)
  const action = useLinkAction(requestKnownBrowser, 'entry_token_invalid')

  async function letIn() {
    const answer = await action.confirm()
    if (!answer) return
    typeEmail(answer.email)
    navigate('/login', { replace: true, state: BROWSER_KNOWN })
  }

  return (
    <LinkQuestion
      words={entryCopy}
      invalidWords={entryCopy.invalid}
      look="primary"
      action={action}
      onConfirm={letIn}
    />
  )
}

type InvalidLink = 'undo_token_invalid' | 'entry_token_invalid'

/** What the link of a mail does with its token, once the person has confirmed. */
function useLinkAction<Answer>(send: (body: LinkToken) => Promise<Answer>, invalid: InvalidLink) {
  const token = useLinkSecret('token')
  const { refresh } = usePersonChanges()
  const { busy, failure, alert, submit } = useSubmission(useRef(null), {
    known: [invalid, 'too_many_tries', 'unavailable', 'offline'],
    otherwise: 'internal',
  })

  async function confirm(): Promise<Answer | null> {
    let answer: Answer | null = null
    await submit({
      problem: null,
      async send() {
        answer = await send({ token: token ?? '' })
      },
    })
    // It may have ended the session of this browser, too.
    if (answer) await refresh()
    return answer
  }

  return { invalid: !token || failure?.code === invalid ? invalid : null, busy, alert, confirm }
}

type LinkQuestionProps = {
  words: typeof entryCopy | typeof undoCopy.password | typeof undoCopy.account
  invalidWords: typeof entryCopy.invalid | typeof undoCopy.invalid
  look: 'primary' | 'danger'
  action: Pick<ReturnType<typeof useLinkAction>, 'invalid' | 'busy' | 'alert'>
  onConfirm: () => void
}

/** Asks before the link of a mail does anything: programs that open links change nothing by it. */
function LinkQuestion({ words, invalidWords, look, action, onConfirm }: LinkQuestionProps) {
  const { invalid, busy, alert } = action
  if (invalid) return <LinkInvalid words={invalidWords} error={invalid} />
  return (
    <EntryLayout heading={words.heading} lead={words.lead}>
      <ul className="stack list-disc gap-1.5 pl-5 text-ink">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <FormAlert {...alert} />
      <div className="stack gap-2">
        <Button look={look} busy={busy} onClick={onConfirm}>
          {busy ? words.busy : words.submit}
        </Button>
        <Link to="/login" replace className={buttonClass('quiet')}>
          {words.stay}
        </Link>
      </div>
    </EntryLayout>
  )
}
