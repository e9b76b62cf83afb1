import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { AccountSection } from '#web/features/account/account-section.tsx'
import { useSignedInPerson } from '#web/features/account/person-context.tsx'
import { DictationSettings } from '#web/features/dictation/dictation-settings.tsx'
import { canDictate } from '#web/features/dictation/speech-recognition.ts'
import { DiscreetSettings } from '#web/features/discreet/discreet-settings.tsx'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { SearchPanel } from '#web/features/search/search-panel.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

/** /conta, put together from the account's own page and what other features have there. */
export function AccountScreen() {
  const { id } = useSignedInPerson()
  const { discreet, search } = privacyCopy
  return (
    <SignedInFrame>
      <AccountPage wayOut={<QuickExitButton />}>
        <AccountSection heading={discreet.heading} lead={discreet.lead}>
          <DiscreetSettings />
        </AccountSection>
        {canDictate() && (
          <AccountSection heading={dictationCopy.heading} lead={dictationCopy.lead}>
            <DictationSettings />
          </AccountSection>
        )}
        <AccountSection heading={search.heading} lead={search.lead}>
          <SearchPanel personId={id} />
        </AccountSection>
      </AccountPage>
    </SignedInFrame>
  )
}
