import type { ProposalsSwitch } from '#domain/api/notebook.ts'
import { proposalsCopy } from '#web/copy/proposals-pt-br.ts'
import { AccountSetting } from '#web/session/account-setting.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const words = proposalsCopy.account

export const ProposalsSettings = () => (
  <AccountSetting<ProposalsSwitch> path="/api/notebook/proposals" whyNot={() => words.failed}>
    {(proposals, choose) =>
      proposals ? (
        <Switch on={proposals.on} onChange={(on) => choose({ on })} label={words.toggle} />
      ) : (
        <Skeleton className="h-11 w-2/3" />
      )
    }
  </AccountSetting>
)
