import { DoorOpen } from 'lucide-react'
import { useEffect } from 'react'
import { quickExitCopy } from '#web/copy/quick-exit-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { Button } from '#web/ui/button.tsx'
import { useDiscreet } from './discreet-mode.ts'
import { keepRoomForExit, quickExit } from './quick-exit.ts'

/** 'Saída rápida', for any header. There only in the discreet mode. */
export function QuickExitButton({ className = '' }: { className?: string }) {
  const words = quickExitCopy
  if (!useDiscreet()) return null
  return (
    <Button
      look="quiet"
      icon={DoorOpen}
      label={words.exit}
      title={words.exitHint}
      className={`text-sm ${className}`}
      onClick={quickExit}
    />
  )
}

/** Esc twice leaves, wherever the focus is, while the discreet mode is on. Shows nothing. */
export function QuickExitKeys() {
  const on = useDiscreet()
  useEffect(() => {
    if (!on) return
    keepRoomForExit()
    const isSecondEscape = createEscapeTwice()
    const press = ({ repeat, key, timeStamp }: KeyboardEvent) =>
      !repeat && isSecondEscape(key, timeStamp) && quickExit()
    // Before any other listener: a dialog that closes on Esc must not keep the key from leaving.
    return followEvents(window, { keydown: press }, { capture: true })
  }, [on])
  return null
}

/** Milliseconds between the two presses at most. */
const DOUBLE_PRESS = 600

/** Asked with every key that is pressed: whether it is the second Esc in quick succession. */
export function createEscapeTwice() {
  let last = Number.NEGATIVE_INFINITY
  return (key: string, at: number): boolean => {
    const isTwice = key === 'Escape' && at - last <= DOUBLE_PRESS
    last = key === 'Escape' && !isTwice ? at : Number.NEGATIVE_INFINITY
    return isTwice
  }
}
