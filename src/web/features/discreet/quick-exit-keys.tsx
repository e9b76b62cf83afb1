import { useDiscreet } from './discreet-mode.ts'
import { useQuickExitKeys } from './use-quick-exit-keys.ts'

/** Esc twice leaves, while the discreet mode is on. Shows nothing. */
export function QuickExitKeys() {
  return useDiscreet() ? <Listening /> : null
}

function Listening() {
  useQuickExitKeys()
  return null
}
