import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { OpenedMenu } from './message-actions.tsx'

const ActionsMenu = lazyPart(() => import('./actions-menu.tsx').then((m) => m.ActionsMenu))

/** The one menu that all messages of the log share, and how it is opened. */
export function useMenuOfLog(): { openMenu: (menu: OpenedMenu) => void; menu: ReactNode } {
  const [{ opened, turn }, set] = useState<{ opened: OpenedMenu | null; turn: number }>({
    opened: null,
    turn: 0,
  })
  const openMenu = useCallback(
    (menu: OpenedMenu) => set((before) => ({ opened: menu, turn: before.turn + 1 })),
    [],
  )
  const close = useCallback(() => set((before) => ({ ...before, opened: null })), [])
  const menu = opened && (
    <Suspense fallback={null}>
      <ActionsMenu key={turn} menu={opened} onClose={close} />
    </Suspense>
  )
  return { openMenu, menu }
}
