import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConversationList } from './conversation-list.tsx'
import { SidebarFoot } from './sidebar-foot.tsx'
import { SidebarTop } from './sidebar-top.tsx'
import type { Sidebar } from './use-sidebar.ts'

/** The search of another feature; `onOpen` is to be called when a result was chosen. */
export type SearchSlot = (onOpen: () => void) => ReactNode

type SidebarPanelProps = {
  sidebar: Sidebar
  selectedId: string | null
  search: SearchSlot
  onNewConversation: () => void
  onShortcuts: () => void
}

/** The conversations, beside the chat on wide screens and over it on narrow ones. */
export function SidebarPanel(props: SidebarPanelProps) {
  const { sidebar, selectedId, search, onNewConversation, onShortcuts } = props
  const { narrow, open, searching, hide, left } = sidebar
  const panel = useRef<HTMLElement>(null)
  const overlay = narrow && open
  const words = chatCopy.sidebar

  useEffect(() => {
    if (overlay && !searching) panel.current?.querySelector('button')?.focus()
  }, [overlay, searching])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (searching) endSearch()
    else if (overlay) hide()
  }

  function endSearch() {
    sidebar.endSearch()
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[data-search]')?.focus())
  }

  return (
    <>
      {overlay && <div className="fixed inset-0 z-30 animate-fade bg-veil" aria-hidden onClick={hide} />}
      <aside
        ref={panel}
        hidden={!open}
        onKeyDown={press}
        className={`flex h-full w-[18rem] max-w-[85vw] shrink-0 flex-col border-line border-r bg-sunken pt-[env(safe-area-inset-top)] pl-[env(safe-area-inset-left)] ${
          narrow ? 'fixed inset-y-0 left-0 z-40 animate-slide shadow-float' : ''
        } ${open ? '' : '!hidden'}`}
      >
        <SidebarTop
          searching={searching}
          onClose={hide}
          onNewConversation={onNewConversation}
          onSearch={searching ? endSearch : sidebar.search}
        />
        {searching && (
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
            <Button look="quiet" onClick={endSearch} className="-ml-1 !px-2 text-sm">
              <Icon of={ArrowLeft} size={18} />
              {words.endSearch}
            </Button>
            {search(left)}
          </div>
        )}
        <nav
          aria-label={words.label}
          hidden={searching}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4"
        >
          <ConversationList selectedId={selectedId} onOpen={left} />
        </nav>
        <SidebarFoot onShortcuts={onShortcuts} />
      </aside>
    </>
  )
}
