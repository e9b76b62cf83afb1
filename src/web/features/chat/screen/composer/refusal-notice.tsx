import { CircleAlert, X } from 'lucide-react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import type { Refused } from '#web/features/chat/engine/delivery.ts'
import { RenewLink } from '#web/session/plan-notice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CrisisCard } from '../log/crisis-card.tsx'

type RefusalNoticeProps = Refused & { draftKey: string; onDismiss: () => void }

/** Why the words came back to the box. If there was danger in them, help is there all the same. */
export function RefusalNotice({ reason, nivel, link, draftKey, onDismiss }: RefusalNoticeProps) {
  return (
    <>
      <CrisisCard messageId={draftKey} nivel={nivel} />
      <Reason reason={reason} link={link} onDismiss={onDismiss} />
    </>
  )
}

type ReasonProps = Pick<RefusalNoticeProps, 'reason' | 'link' | 'onDismiss'>

function Reason({ reason, link, onDismiss }: ReasonProps) {
  return (
    <div className="flex animate-rise items-start gap-2.5 rounded-control border border-danger/20 bg-danger-soft py-1.5 pr-1.5 pl-4 text-danger text-sm">
      <Icon of={CircleAlert} className="mt-2.5" />
      <div className="min-w-0 flex-1 py-2.5 font-medium">
        <p role="alert">{reason}</p>
        <RenewLink url={link} />
      </div>
      <IconButton
        of={X}
        label={chatCopy.composer.dismiss}
        onClick={onDismiss}
        size={18}
        look="hover:bg-danger/10"
      />
    </div>
  )
}
