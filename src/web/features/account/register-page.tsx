import { copy } from '#web/copy/pt-br.ts'
import { registerCopy } from '#web/copy/register-pt-br.ts'
import { HOME } from '#web/lib/return-path.ts'
import { Link, navigate, useLocation, usePreload } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmailField } from './email-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { FormAlert } from './form-alert.tsx'
import { useRegisterForm } from './use-register-form.ts'

export function RegisterPage() {
  useTitle(registerCopy.title)
  const { search } = useLocation()
  const preload = usePreload()
  const { form, email, password, confirmation, alert, busy, createAccount } = useRegisterForm()

  return (
    <EntryLayout heading={registerCopy.heading} lead={registerCopy.lead} legalLinks={false}>
      <form
        ref={form}
        // Without our code it does nothing: the fields must not end up in the address.
        method="dialog"
        noValidate
        onSubmit={createAccount}
        onInput={() => whenIdle(() => preload(HOME))}
        className="stack gap-5"
      >
        <EmailField autoComplete="username" {...email} />
        <PasswordField
          label={copy.fields.password}
          autoComplete="new-password"
          hint={copy.fields.passwordRule}
          {...password}
        />
        <PasswordField label={copy.fields.confirmation} autoComplete="new-password" {...confirmation} />
        <ConsentNotice />
        <FormAlert {...alert} />
        <div className="stack gap-2">
          <Button type="submit" busy={busy}>
            {busy ? registerCopy.busy : registerCopy.submit}
          </Button>
          <p className="text-center text-sm">{registerCopy.declares}</p>
          <Button look="quiet" onClick={() => navigate(`/login${search}`)}>
            {registerCopy.back}
          </Button>
        </div>
      </form>
    </EntryLayout>
  )
}

const LINK =
  'font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

/** What creating the account accepts, said before it is done. */
function ConsentNotice() {
  const { heading, age, agree, and, end, data } = registerCopy.consent
  return (
    <div className="stack gap-1.5 rounded-control border border-accent/25 bg-accent-soft px-4 py-3.5 text-sm">
      <p className="font-semibold">{heading}</p>
      <ul className="stack list-disc gap-1 pl-5 marker:text-accent">
        <li>{age}</li>
        <li>
          {agree}
          <Link to="/termos" className={LINK}>
            {copy.footer.terms}
          </Link>
          {and}
          <Link to="/privacidade" className={LINK}>
            {copy.footer.privacy}
          </Link>
          {end}
        </li>
        <li>{data}</li>
      </ul>
    </div>
  )
}
