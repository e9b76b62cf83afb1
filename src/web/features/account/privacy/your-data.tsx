import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { AccountSection } from '../account-section.tsx'
import { ConsentList } from './consent-list.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EraseConversations } from './erase-conversations.tsx'
import { ExportData } from './export-data.tsx'
import { usePrivacy } from './use-privacy.ts'

/** What a person can do with their own data: see what they accepted, take it along, erase it. */
export function YourData() {
  const { data, deletion: words } = privacyCopy
  const { consents, deletion, failure, load, setDeletion } = usePrivacy()
  return (
    <>
      <AccountSection heading={data.heading} lead={data.lead}>
        <ConsentList consents={consents} failure={failure} onRetry={load} />
        <ExportData />
        <EraseConversations />
      </AccountSection>
      <AccountSection
        heading={deletion ? words.pendingHeading : words.heading}
        {...(!deletion && { lead: words.lead })}
      >
        <DeletionSection deletion={deletion} onChange={setDeletion} />
      </AccountSection>
    </>
  )
}
