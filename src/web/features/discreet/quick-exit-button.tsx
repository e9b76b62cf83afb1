import { DoorOpen } from 'lucide-react'
import { quickExitCopy } from '#web/copy/quick-exit-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDiscreet } from './discreet-mode.ts'
import { quickExit } from './quick-exit.ts'

/** 'Saída rápida', for any header. There only in the discreet mode. */
export function QuickExitButton({ className = '' }: { className?: string }) {
  const words = quickExitCopy
  if (!useDiscreet()) return null
  return (
    <Button look="quiet" onClick={quickExit} title={words.exitHint} className={`text-sm ${className}`}>
      <Icon of={DoorOpen} />
      {words.exit}
    </Button>
  )
}
