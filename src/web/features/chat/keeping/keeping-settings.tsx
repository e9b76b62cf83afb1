import type { Keeping } from '#domain/api/chat.ts'
import { KEEPING_CHOICES } from '#domain/chat/keeping.ts'
import { keepingCopy } from '#web/copy/keeping-pt-br.ts'
import { toApiError } from '#web/lib/api.ts'
import { AccountSetting } from '#web/session/account-setting.tsx'
import { RadioRow } from '#web/ui/radio-row.tsx'

const words = keepingCopy.account

export const KeepingSettings = () => (
  <AccountSetting<Keeping>
    path="/api/conversations/keeping"
    saved={words.saved}
    whyNot={(error) => (toApiError(error).code === 'offline' ? keepingCopy.offline : keepingCopy.failed)}
  >
    {(keeping, choose) => (
      <RadioRow
        name="guardar"
        label={words.heading}
        choices={KEEPING_CHOICES.map((key) => ({ key, label: keepingCopy.howLong(key) }))}
        chosen={keeping?.keptHours}
        disabled={!keeping}
        onChoose={(keptHours) => choose({ keptHours })}
      />
    )}
  </AccountSetting>
)
