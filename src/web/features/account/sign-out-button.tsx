import { LogOut } from 'lucide-react'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLeaving } from './leaving.tsx'

export function SignOutButton({ look = 'quiet' }: { look?: ButtonLook }) {
  const { busy, leave } = useLeaving()
  return (
    <Button look={look} busy={busy} onClick={leave}>
      <Icon of={LogOut} />
      {busy ? leavingCopy.busy : leavingCopy.action}
    </Button>
  )
}
