import { ArrowLeft, Keyboard, NotebookText, PanelLeftClose, Plus, Search, UserRound } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { remember, remembered } from '#web/lib/remember.ts'
import { Link } from '#web/lib/router.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { Brand } from '#web/ui/mark.tsx'
import { useChatExtras } from '../chat-context.ts'
import { ConversationList } from './conversation-list.tsx'

type SidebarPanelProps = {
  sidebar: Sidebar
  selectedId: string | null
  onNewConversation: () => void
  onShortcuts: () => void
}

export function SidebarPanel(props: SidebarPanelProps) {
  const { sidebar, selectedId, onNewConversation, onShortcuts } = props
  const { narrow, open, searching, hide, closeIfOver } = sidebar
  const { search } = useChatExtras()
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
        {searching && <SearchArea onEnd={endSearch}>{search?.(closeIfOver)}</SearchArea>}
        <nav
          aria-label={words.label}
          hidden={searching}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4"
        >
          <ConversationList selectedId={selectedId} onOpen={closeIfOver} />
        </nav>
        <SidebarFoot onShortcuts={onShortcuts} />
      </aside>
    </>
  )
}

const SearchArea = ({ onEnd, children }: { onEnd: () => void; children: ReactNode }) => (
  <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
    <Button
      look="quiet"
      icon={ArrowLeft}
      iconSize={18}
      label={chatCopy.sidebar.endSearch}
      onClick={onEnd}
      className="-ml-1 !px-2 text-sm"
    />
    {children}
  </div>
)

function SidebarFoot({ onShortcuts }: { onShortcuts: () => void }) {
  const { shortcuts } = chatCopy.sidebar
  return (
    <div className="flex items-center border-line border-t px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
      <nav aria-label={chatCopy.sidebar.pages} className="flex min-w-0 flex-1 flex-wrap">
        <Link to="/conta" className={`${buttonClass('quiet')} min-w-0 !px-2.5 text-sm`}>
          <Icon of={UserRound} />
          {chatCopy.account}
        </Link>
        <Link to="/caderno" className={`${buttonClass('quiet')} min-w-0 !px-2.5 text-sm`}>
          <Icon of={NotebookText} />
          {notebookChatCopy.link}
        </Link>
      </nav>
      <Button look="quiet" onClick={onShortcuts} title={shortcuts} className="!px-2.5 pointer-coarse:hidden">
        <Icon of={Keyboard} />
        <span className="sr-only">{shortcuts}</span>
      </Button>
    </div>
  )
}

type SidebarTopProps = {
  searching: boolean
  onClose: () => void
  onNewConversation: () => void
  onSearch: () => void
}

function SidebarTop({ searching, onClose, onNewConversation, onSearch }: SidebarTopProps) {
  const words = chatCopy.sidebar
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 py-2.5 pr-2 pl-4">
        <Brand />
        <IconButton of={PanelLeftClose} label={words.close} onClick={onClose} />
      </div>
      <div className="flex gap-2 px-3 pb-2">
        <Button
          look="secondary"
          icon={Plus}
          label={words.create}
          onClick={onNewConversation}
          className="min-w-0 flex-1"
        />
        <Button
          look="secondary"
          data-search
          aria-pressed={searching}
          title={words.search}
          onClick={onSearch}
          className="!px-3"
        >
          <Icon of={Search} />
          <span className="sr-only">{words.search}</span>
        </Button>
      </div>
    </>
  )
}

const KEY = 'aconchego:menu'
const NARROW = '(width < 48rem)'

export type Sidebar = ReturnType<typeof useSidebar>

/** Whether the sidebar is open: remembered on wide screens; on narrow ones it lies over the chat and starts closed. */
export function useSidebar() {
  const narrow = useMedia(NARROW)
  const [openNarrow, setOpenNarrow] = useState(false)
  const [openWide, setOpenWide] = useState(() => remembered(KEY) !== 'fechado')
  const [searching, setSearching] = useState(false)

  function set(open: boolean) {
    if (narrow) return setOpenNarrow(open)
    setOpenWide(open)
    remember(KEY, open ? 'aberto' : 'fechado')
  }

  return {
    narrow,
    open: narrow ? openNarrow : openWide,
    searching,
    show: () => set(true),
    hide: () => set(false),
    /** Something in it was chosen: where it covers the conversation it closes. */
    closeIfOver: () => setOpenNarrow(false),
    search() {
      set(true)
      setSearching(true)
    },
    endSearch: () => setSearching(false),
  }
}
