import { type ReactNode, useState } from 'react'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { PageBesideChat } from '#web/ui/page-beside-chat.tsx'
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
    <PageBesideChat back={words.back} wayOut={wayOut}>
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
    </PageBesideChat>
  )
}
