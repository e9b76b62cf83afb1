import { type ReactNode, useState } from 'react'
import { Hideable } from '#web/ui/hideable.tsx'
import { type Leave, LockScreen } from './lock-screen.tsx'
import { useLock } from './use-lock.ts'

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
