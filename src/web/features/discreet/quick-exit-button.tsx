import { DoorOpen } from 'lucide-react'
import { useEffect } from 'react'
import { quickExitCopy } from '#web/copy/quick-exit-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDiscreet } from './discreet-mode.ts'
import { keepRoomForExit, quickExit } from './quick-exit.ts'

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

/** Esc twice leaves, wherever the focus is, while the discreet mode is on. Shows nothing. */
export function QuickExitKeys() {
  const on = useDiscreet()
  useEffect(() => {
    if (!on) return
    keepRoomForExit()
    const escapes = createDoublePress()
    function key(event: KeyboardEvent) {
      if (event.repeat) return
      if (event.key !== 'Escape') escapes.interrupt()
      else if (escapes.press(event.timeStamp)) quickExit()
    }
    // Before any other listener: a dialog that closes on Esc must not keep the key from leaving.
    window.addEventListener('keydown', key, { capture: true })
    return () => window.removeEventListener('keydown', key, { capture: true })
  }, [on])
  return null
}

/** Milliseconds between the two presses at most. */
const DOUBLE_PRESS = 600

/** Tells two presses in quick succession from two single ones. A key held down is one press. */
export function createDoublePress() {
  let last = Number.NEGATIVE_INFINITY
  return {
    press(at: number): boolean {
      const twice = at - last <= DOUBLE_PRESS
      last = twice ? Number.NEGATIVE_INFINITY : at
      return twice
    },
    /** Another key in between: it was no double press. */
    interrupt(): void {
      last = Number.NEGATIVE_INFINITY
    },
  }
}
