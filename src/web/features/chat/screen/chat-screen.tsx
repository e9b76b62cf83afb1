import { type ReactNode, useEffect, useRef, useState } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Late, lazyPart } from '#web/lib/lazy-part.tsx'
import { useTitle } from '#web/lib/router.tsx'
import { useHidden } from '#web/ui/hideable.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { NO_CONVERSATION } from '../engine/drafts.ts'
import { AwayLine } from './away-line.tsx'
import { ChatBody } from './chat-body.tsx'
import { useChat } from './chat-context.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer/composer.tsx'
import { focusComposer } from './composer/focus-composer.ts'
import { BOX_ID } from './composer/message-box.tsx'
import { useShortcut } from './keys/use-shortcut.ts'
import { SidebarPanel } from './sidebar/sidebar-panel.tsx'
import { type Sidebar, useSidebar } from './sidebar/use-sidebar.ts'
import { type Selection, useConversation } from './use-conversation.ts'
import { useVisualViewport } from './use-visual-viewport.ts'
import { useWelcome, type Welcome, WelcomeFirst } from './welcome.tsx'

const PersonaPicker = lazyPart(() => import('./persona-picker.tsx').then((m) => m.PersonaPicker))
const ShortcutsDialog = lazyPart(() => import('./keys/shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog))

/** The chat: conversations on the left, the selected one on the right. It stays while one moves between them. */
export function ChatScreen({ selectedId }: { selectedId: string | null }) {
  const toast = useToast()
  const sidebar = useSidebar()
  const welcome = useWelcome(selectedId)
  const selection = useConversation(selectedId)
  const [picking, setPicking] = useState<'conversation' | 'message' | null>(null)
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const conversation = selection.state === 'ready' ? selection.conversation : null
  // While the PIN is asked for, a title that arrives is not shown either.
  useTitle(useHidden() ? null : conversation?.title || chatCopy.title)
  useVisualViewport()

  function create() {
    if (welcome.pending) toast({ message: chatCopy.onboarding.first })
    else setPicking('conversation')
  }

  function picked() {
    setPicking(null)
    sidebar.closeIfOver()
  }

  useShortcut('list', () => setShowsShortcuts(true))
  useShortcut('create', create)
  useShortcut('search', sidebar.search)
  useShortcut('menu', sidebar.open ? sidebar.hide : sidebar.show)
  useShortcut('write', focusComposer)

  return (
    <div className="chat-shell">
      {/* For the keyboard: past the whole list of conversations, right to where one writes. */}
      <a href={`#${BOX_ID}`} className="skip-link">
        {chatCopy.skip}
      </a>
      <SidebarPanel
        sidebar={sidebar}
        selectedId={selectedId}
        onNewConversation={create}
        onShortcuts={() => setShowsShortcuts(true)}
      />
      <BesideSidebar sidebar={sidebar}>
        <ChatHeader sidebar={sidebar} conversation={conversation} />
        <AwayLine />
        <ChatMain
          selectedId={selectedId}
          selection={selection}
          welcome={welcome}
          onNeedsConversation={() => setPicking('message')}
        />
      </BesideSidebar>
      <Late when={picking !== null}>
        <PersonaPicker picking={picking} onPicked={picked} onClose={() => setPicking(null)} />
      </Late>
      <Late when={showsShortcuts}>
        <ShortcutsDialog open={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
      </Late>
    </div>
  )
}

/** On a narrow screen the sidebar lies over it. */
function BesideSidebar({ sidebar: { open, narrow }, children }: { sidebar: Sidebar; children: ReactNode }) {
  const overlay = narrow && open
  return (
    <div
      ref={useReturnFocus(overlay)}
      inert={overlay}
      className={`beside flex min-w-0 flex-1 flex-col pr-[env(safe-area-inset-right)] ${
        open && !narrow ? '' : 'pl-[env(safe-area-inset-left)]'
      }`}
    >
      {children}
    </div>
  )
}

type ChatMainProps = {
  selectedId: string | null
  selection: Selection
  welcome: Welcome
  onNeedsConversation: () => void
}

/** The conversation and the box under it; until the welcome has ended only its own conversation has a box. */
function ChatMain({ selectedId, selection, welcome, onNeedsConversation }: ChatMainProps) {
  const { drafts } = useChat()
  const welcomeElsewhere = welcome.pending && welcome.conversationId !== selectedId

  function open(words: string) {
    drafts.set(selectedId ?? NO_CONVERSATION, words)
    focusComposer()
  }

  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <ChatBody
        selectedId={selectedId}
        selection={selection}
        waiting={welcome.pending && !selectedId}
        onOpener={open}
      />
      {welcomeElsewhere && <WelcomeFirst welcome={welcome} />}
      {!welcomeElsewhere && selection.state !== 'missing' && (
        <Composer key={selectedId} conversationId={selectedId} onNeedsConversation={onNeedsConversation} />
      )}
    </main>
  )
}

/** Gives the focus back to the button that opened the sidebar, once the sidebar no longer lies over everything. */
function useReturnFocus(overlay: boolean) {
  const main = useRef<HTMLDivElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !overlay && !main.current?.contains(document.activeElement)) {
      main.current?.querySelector('button')?.focus()
    }
    was.current = overlay
  }, [overlay])
  return main
}
