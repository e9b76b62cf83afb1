import { copy } from '#web/copy/pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { HOME, returnPath } from '#web/lib/return-path.ts'
import { Link, useLocation, usePreload, useTitle } from '#web/lib/router.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmailField } from './email-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { useLoginForm } from './use-login-form.ts'
import { FormAlert } from './use-submission.tsx'

const EnterByMail = lazyPart(() => import('./enter-by-mail.tsx').then((module) => module.EnterByMail))

export function LoginPage() {
  const words = copy.login
  useTitle(words.title)
  const { search } = useLocation()
  const preload = usePreload()
  const { adoptSession } = usePersonChanges()
  const { form, email, password, alert, notice, problem, otherPerson, entry, ...doing } = useLoginForm()
  const goesTo = returnPath(search)

  return (
    <EntryLayout heading={words.heading} lead={goesTo === HOME ? words.lead : words.leadBack}>
      <Form
        ref={form}
        // Without our code it does nothing: the fields must not end up in the address.
        method="dialog"
        noValidate
        onSubmit={doing.signIn}
        onInput={() => whenIdle(() => preload(goesTo))}
        className="stack gap-5"
      >
        <EmailField {...email} autoComplete="username" />
        <PasswordField {...password} label={copy.fields.password} autoComplete="current-password" />
        <FormAlert {...alert} />
        {entry && <EnterByMail {...entry} />}
        {notice && <Alert tone="success">{notice}</Alert>}
        {problem && <Alert>{problem}</Alert>}
        <div className="stack gap-2">
          <Button type="submit" busy={doing.signingIn} label={doing.signingIn ? words.busy : words.submit} />
          <Button
            look="link"
            className="justify-self-center"
            busy={doing.askingForReset}
            label={doing.askingForReset ? words.forgotBusy : words.forgot}
            onClick={doing.askForReset}
          />
        </div>
      </Form>
      {/* For a person who wants the account that is signed in, and not the one whose screens were here. */}
      {otherPerson && <Button look="secondary" label={words.useOther} onClick={adoptSession} />}
      <p className="border-line border-t pt-3 text-center">
        <span className="text-ink-soft">{words.noAccount}</span>{' '}
        <Link
          to={`/register${search}`}
          className="inline-flex min-h-11 items-center rounded-control px-1 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {words.register}
        </Link>
      </p>
    </EntryLayout>
  )
}
