import { PanelLeftClose, Plus, UserRound } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ConversationList } from '../conversations/conversation-list.tsx'
import type { Sidebar } from './use-sidebar.ts'

type SidebarPanelProps = { sidebar: Sidebar; selectedId: string | null; onNewConversation: () => void }

/** The conversations, beside the chat on wide screens and over it on narrow ones. */
export function SidebarPanel({ sidebar, selectedId, onNewConversation }: SidebarPanelProps) {
  const { narrow, open, hide, left } = sidebar
  const panel = useRef<HTMLElement>(null)
  const overlay = narrow && open
  const words = chatCopy.sidebar

  useEffect(() => {
    if (overlay) panel.current?.querySelector('button')?.focus()
  }, [overlay])

  function press(event: KeyboardEvent) {
    if (overlay && event.key === 'Escape') hide()
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
        <div className="flex items-center justify-between gap-2 py-2.5 pr-2 pl-4">
          <Brand />
          <button
            type="button"
            onClick={hide}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
          >
            <Icon of={PanelLeftClose} />
            <span className="sr-only">{words.close}</span>
          </button>
        </div>
        <div className="px-3 pb-2">
          <Button look="secondary" onClick={onNewConversation} className="w-full">
            <Icon of={Plus} />
            {words.create}
          </Button>
        </div>
        <nav aria-label={words.label} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
          <ConversationList selectedId={selectedId} onOpen={left} />
        </nav>
        <div className="border-line border-t px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:hidden">
          <Link to="/conta" className={`${buttonClass('quiet')} w-full !justify-start`}>
            <Icon of={UserRound} />
            {chatCopy.account}
          </Link>
        </div>
      </aside>
    </>
  )
}
