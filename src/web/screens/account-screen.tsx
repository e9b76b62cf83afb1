import { NotebookText } from 'lucide-react'
import type { ProposalsSwitch } from '#domain/api/notebook.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { keepingCopy } from '#web/copy/keeping-pt-br.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { proposalsCopy } from '#web/copy/proposals-pt-br.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { AccountSection } from '#web/features/account/account-section.tsx'
import { SupportCode } from '#web/features/account/support-code.tsx'
import { KeepingSettings } from '#web/features/chat/keeping/keeping-settings.tsx'
import { DictationSettings } from '#web/features/dictation/dictation-settings.tsx'
import { DiscreetSettings } from '#web/features/discreet/discreet-settings.tsx'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { ResponsibleList } from '#web/features/legal/responsible-list.tsx'
import { SearchPanel } from '#web/features/search/search-panel.tsx'
import { Link } from '#web/lib/router.tsx'
import { AccountSetting } from '#web/session/account-setting.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

/** /conta, put together from the account's own page and what other features have there. */
export function AccountScreen() {
  const { discreet, search } = privacyCopy
  return (
    <SignedInFrame>
      <AccountPage
        wayOut={<QuickExitButton />}
        conversations={
          <>
            <AccountSection heading={notebookChatCopy.account} lead={notebookChatCopy.accountLead}>
              <Link to="/caderno" className={`${buttonClass('secondary')} justify-self-start`}>
                <Icon of={NotebookText} />
                {notebookChatCopy.link}
              </Link>
            </AccountSection>
            <AccountSection heading={proposalsCopy.account.heading} lead={proposalsCopy.account.lead}>
              <ProposalsSettings />
            </AccountSection>
            <AccountSection heading={keepingCopy.account.heading} lead={keepingCopy.account.lead}>
              <KeepingSettings />
            </AccountSection>
            <AccountSection heading={search.heading} lead={search.lead}>
              <SearchPanel />
            </AccountSection>
          </>
        }
        discretion={
          <AccountSection heading={discreet.heading} lead={discreet.lead}>
            <DiscreetSettings />
          </AccountSection>
        }
        data={
          <>
            <AccountSection heading={accountCopy.responsible.heading} lead={accountCopy.responsible.lead}>
              <ResponsibleList />
            </AccountSection>
            <AccountSection heading={accountCopy.support.heading} lead={accountCopy.support.lead}>
              <SupportCode />
            </AccountSection>
          </>
        }
        general={
          <AccountSection heading={dictationCopy.heading} lead={dictationCopy.lead}>
            <DictationSettings />
          </AccountSection>
        }
      />
    </SignedInFrame>
  )
}

const ProposalsSettings = () => (
  <AccountSetting<ProposalsSwitch> path="/api/notebook/proposals" whyNot={() => proposalsCopy.account.failed}>
    {(proposals, choose) =>
      proposals ? (
        <Switch on={proposals.on} onChange={(on) => choose({ on })} label={proposalsCopy.account.toggle} />
      ) : (
        <Skeleton className="h-11 w-2/3" />
      )
    }
  </AccountSetting>
)
