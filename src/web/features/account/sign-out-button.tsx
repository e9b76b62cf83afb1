import { LogOut } from 'lucide-react'
import { copy } from '#web/copy/pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSignOut } from './use-sign-out.ts'

export function SignOutButton({ look = 'quiet' }: { look?: ButtonLook }) {
  const { busy, signOut } = useSignOut()
  return (
    <Button look={look} busy={busy} onClick={signOut}>
      <Icon of={LogOut} />
      {busy ? copy.signOut.busy : copy.signOut.action}
    </Button>
  )
}
