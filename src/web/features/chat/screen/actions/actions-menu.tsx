import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { followEvents } from '#web/lib/follow-events.ts'
import { moveInMenu, placeBelow } from '#web/ui/menu.tsx'
import { MenuItems } from '#web/ui/menu-items.tsx'
import type { OpenedMenu } from './message-actions.tsx'

type ActionsMenuProps = { menu: OpenedMenu; onClose: () => void }

/** The menu of a message. The browser would close its own kind of popover as soon as the finger is lifted. */
export function ActionsMenu({ menu: { anchor, label, actions }, onClose }: ActionsMenuProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.showPopover()
    placeBelow(element, anchor, 'end')
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [anchor])

  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) onClose()
    }
    return followEvents(document, { pointerdown: outside, scroll: outside }, { capture: true })
  }, [onClose])

  function close() {
    onClose()
    if (anchor instanceof HTMLButtonElement) anchor.focus({ preventScroll: true })
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' || event.key === 'Tab') close()
    if (!moveInMenu(event) && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      className="fixed m-0 min-w-52 rounded-control border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      <MenuItems
        close={close}
        items={actions.map((action) => ({ ...action, onSelect: () => action.run(anchor) }))}
      />
    </div>
  )
}
