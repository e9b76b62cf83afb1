import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { useLeaving } from '#web/session/leaving.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SignedInPlaces } from './signed-in-places.tsx'

/** The password, where one is signed in, and the way out. */
export function SecuritySections() {
  const { password, places, leave } = accountCopy
  // A changed password ends the other sessions, so the list of them is read anew.
  const [passwordChanges, setPasswordChanges] = useState(0)
  return (
    <>
      <AccountSection heading={password.heading} lead={password.lead}>
        <ChangePasswordForm onChanged={() => setPasswordChanges((count) => count + 1)} />
      </AccountSection>
      <AccountSection heading={places.heading} lead={places.lead}>
        <SignedInPlaces key={passwordChanges} />
      </AccountSection>
      <AccountSection heading={leave.heading} lead={leave.lead}>
        <div>
          <SignOutButton />
        </div>
      </AccountSection>
    </>
  )
}

function SignOutButton() {
  const { busy, leave } = useLeaving()
  return (
    <Button look="secondary" busy={busy} onClick={leave}>
      <Icon of={LogOut} />
      {busy ? leavingCopy.busy : leavingCopy.action}
    </Button>
  )
}
