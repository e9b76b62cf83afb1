import { type ReactNode, useEffect, useState } from 'react'
import { Hideable } from '#web/ui/hideable.tsx'
import { type Leave, LockScreen } from './lock-screen.tsx'
import { isLocked, noteSeen, unlock } from './lock-state.ts'

/**
 * Shows what it holds only while it is not locked. Before the first PIN nothing of it is made at all; later it
 * stays, out of sight, so that what was being typed is still there.
 */
export function LockGate({ children, ...leave }: { children: ReactNode } & Leave) {
  const { locked, open } = useLock()
  const [opened, setOpened] = useState(!locked)
  return (
    <>
      {locked && (
        <LockScreen
          {...leave}
          onOpen={() => {
            setOpened(true)
            open()
          }}
        />
      )}
      {opened && <Hideable hidden={locked}>{children}</Hideable>}
    </>
  )
}

const LOOKED_EVERY = 10_000
const NOTED_EVERY = 5_000

/** Whether the PIN is to be asked for, followed over time and over the tabs of this browser. */
function useLock() {
  const [locked, setLocked] = useState(isLocked)

  useEffect(() => {
    let noted = 0
    const look = () => setLocked(isLocked())
    function seen() {
      if (isLocked()) return setLocked(true)
      if (Date.now() - noted < NOTED_EVERY) return
      noted = Date.now()
      noteSeen()
    }
    const timer = setInterval(look, LOOKED_EVERY)
    const signs = ['pointerdown', 'keydown', 'scroll'] as const
    for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true })
    document.addEventListener('visibilitychange', look)
    window.addEventListener('storage', look)
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, seen, { capture: true })
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('storage', look)
    }
  }, [])

  function open() {
    unlock()
    setLocked(false)
  }
  return { locked, open }
}
