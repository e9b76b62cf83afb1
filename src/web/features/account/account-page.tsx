import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { HOME } from '#web/lib/return-path.ts'
import { Link } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { YourData } from './privacy/your-data.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { SignedInPlaces } from './signed-in-places.tsx'
import { ThemeChoice } from './theme-choice.tsx'

type AccountPageProps = {
  /** Beside the way to help, on top. */
  wayOut?: ReactNode
  /** Sections of other features. */
  children?: ReactNode
}

export function AccountPage({ wayOut, children }: AccountPageProps) {
  const words = accountCopy
  useTitle(words.title)
  // A changed password ends the other sessions, so the list of them is read anew.
  const [passwordChanges, setPasswordChanges] = useState(0)

  return (
    <div className="mx-auto stack w-full max-w-2xl gap-6 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={HOME} className={`${buttonClass('quiet')} -ml-3`}>
          <Icon of={ArrowLeft} />
          {words.back}
        </Link>
        <div className="flex flex-wrap items-center">
          {wayOut}
          <HelpLink />
        </div>
      </header>
      <main className="stack gap-5">
        <h1 className="font-serif text-display">{words.heading}</h1>
        <AccountSection heading={words.plan.heading}>
          <PlanSummary />
        </AccountSection>
        <AccountSection heading={words.theme.heading} lead={words.theme.lead}>
          <ThemeChoice />
        </AccountSection>
        <AccountSection heading={words.password.heading} lead={words.password.lead}>
          <ChangePasswordForm onChanged={() => setPasswordChanges((count) => count + 1)} />
        </AccountSection>
        <AccountSection heading={words.places.heading} lead={words.places.lead}>
          <SignedInPlaces key={passwordChanges} />
        </AccountSection>
        {children}
        <YourData />
        <AccountSection heading={words.leave.heading} lead={words.leave.lead}>
          <div>
            <SignOutButton look="secondary" />
          </div>
        </AccountSection>
      </main>
    </div>
  )
}
