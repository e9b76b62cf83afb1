import { useRef, useState } from 'react'
import type { Done, KnownBrowserAnswer, LinkToken, UndoPasswordAnswer } from '#domain/api/account.ts'
import { entryCopy, undoCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { navigate, useTitle } from '#web/lib/router.tsx'
import { BROWSER_KNOWN } from '#web/session/login-notice.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { LinkInvalid } from './link-invalid.tsx'
import { typeEmail } from './typed-email.ts'
import { useLinkSecret } from './use-link-secret.ts'
import { FormAlert, useSubmission } from './use-submission.tsx'

const requestPasswordUndo = (body: LinkToken) =>
  request<UndoPasswordAnswer>('POST', '/api/account/undo-password', { body })
const requestAccountUndo = (body: LinkToken) => request<Done>('POST', '/api/account/undo-account', { body })
const requestKnownBrowser = (body: LinkToken) =>
  request<KnownBrowserAnswer>('POST', '/api/account/know-browser', { body })

/** Where the mail 'Sua senha foi trocada' leads. */
export function PasswordChangedPage() {
  useTitle(undoCopy.password.title)
  return (
    <LinkQuestion
      words={undoCopy.password}
      invalidWords={undoCopy.invalid}
      send={requestPasswordUndo}
      invalid="undo_token_invalid"
      onDone={({ resetToken: token }) => navigate('/redefinir-senha', { replace: true, state: { token } })}
    />
  )
}

/** Where the mail 'Uma conta foi criada com este e-mail' leads. */
export function AccountCreatedPage() {
  const words = undoCopy.account
  useTitle(words.title)
  const [removed, setRemoved] = useState(false)
  if (removed)
    return (
      <EntryLayout heading={words.doneHeading} lead={words.doneLead}>
        <ButtonLink to="/login" replace look="primary" label={words.back} />
      </EntryLayout>
    )
  return (
    <LinkQuestion
      words={words}
      invalidWords={undoCopy.invalid}
      look="danger"
      send={requestAccountUndo}
      invalid="undo_token_invalid"
      onDone={() => setRemoved(true)}
    />
  )
}

/** Where the mail 'Entre no Aconchego neste navegador' leads. */
export function EntryLinkPage() {
  useTitle(entryCopy.title)
  return (
    <LinkQuestion
      words={entryCopy}
      invalidWords={entryCopy.invalid}
      send={requestKnownBrowser}
      invalid="entry_token_invalid"
      onDone={({ email }) => {
        typeEmail(email)
        navigate('/login', { replace: true, state: BROWSER_KNOWN })
      }}
    />
  )
}

type LinkQuestionProps<Answer> = {
  words: typeof entryCopy | typeof undoCopy.password | typeof undoCopy.account
  invalidWords: typeof entryCopy.invalid | typeof undoCopy.invalid
  look?: 'primary' | 'danger'
  /** What the link does with its token, once the person has confirmed. */
  send: (body: LinkToken) => Promise<Answer>
  invalid: 'undo_token_invalid' | 'entry_token_invalid'
  onDone: (answer: Answer) => void
}

/** Asks before the link of a mail does anything: programs that open links change nothing by it. */
function LinkQuestion<Answer>(props: LinkQuestionProps<Answer>) {
  const { words, invalidWords, look = 'primary', send, invalid, onDone } = props
  const token = useLinkSecret('token')
  const { refresh } = usePersonChanges()
  const { busy, failure, alert, submit } = useSubmission(useRef(null), {
    known: [invalid, 'too_many_tries', 'unavailable', 'offline'],
    otherwise: 'internal',
  })

  const confirm = () =>
    submit({
      problem: null,
      async send() {
        const answer = await send({ token: token ?? '' })
        // It may have ended the session of this browser, too.
        await refresh()
        onDone(answer)
      },
    })

  if (!token || failure?.code === invalid) return <LinkInvalid words={invalidWords} error={invalid} />
  return (
    <EntryLayout heading={words.heading} lead={words.lead}>
      <ul className="stack list-disc gap-1.5 pl-5 text-ink">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <FormAlert {...alert} />
      <div className="stack gap-2">
        <Button look={look} busy={busy} label={busy ? words.busy : words.submit} onClick={confirm} />
        <ButtonLink to="/login" replace look="quiet" label={words.stay} />
      </div>
    </EntryLayout>
  )
}
