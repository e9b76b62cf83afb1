import { QueryClientProvider } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { awayCopy } from '#web/copy/away-pt-br.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import { NO_CONVERSATION } from '#web/features/chat/engine/drafts.ts'
import type { PageProps } from '#web/lib/lazy-page.ts'
import { Late, lazyPart } from '#web/lib/lazy-part.tsx'
import { useTitle } from '#web/lib/router.tsx'
import { followTextSize } from '#web/lib/text-size.ts'
import { useAfter } from '#web/lib/use-after.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { useHidden } from '#web/ui/hideable.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ChatBody } from './chat-body.tsx'
import { ChatContext, type ChatExtras, ChatExtrasContext, useChat, useSignal } from './chat-context.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer/composer.tsx'
import { BOX_ID, focusComposer } from './composer/message-box.tsx'
import { useShortcut } from './keys/use-shortcut.ts'
import { type Sidebar, SidebarPanel, useSidebar } from './sidebar/sidebar-panel.tsx'
import { type Selection, useConversation } from './use-conversation.ts'
import { useVisualViewport } from './use-visual-viewport.ts'
import { useWelcome, type Welcome, WelcomeFirst } from './welcome.tsx'
import './chat.css'
import './reply/letter.css'
import './print.css'

const PersonaPicker = lazyPart(() => import('./persona-picker.tsx').then((m) => m.PersonaPicker))
const ShortcutsDialog = lazyPart(() => import('./keys/shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog))

followTextSize()

type ChatPageProps = PageProps & {
  extras: ChatExtras
  /** What those extras open over the chat. */
  children: ReactNode
}

export function ChatPage({ params, extras, children }: ChatPageProps) {
  const { id } = useSignedInPerson()
  const chat = chatOf(id)
  // Attached before the screen fetches anything: an event after the answer was written must not be missed.
  useLayoutEffect(() => chat.attach(), [chat])

  return (
    <QueryClientProvider client={chat.client}>
      <ChatContext value={chat}>
        <ChatExtrasContext value={extras}>
          <ChatScreen selectedId={params.id ?? null} />
          {children}
        </ChatExtrasContext>
      </ChatContext>
    </QueryClientProvider>
  )
}

/** The chat: conversations on the left, the selected one on the right. It stays while one moves between them. */
function ChatScreen({ selectedId }: { selectedId: string | null }) {
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
  const main = useRef<HTMLDivElement>(null)
  const was = useRef(false)
  // Once it no longer lies over everything, the focus goes back to the button that opened it.
  useEffect(() => {
    if (was.current && !overlay && !main.current?.contains(document.activeElement)) {
      main.current?.querySelector('button')?.focus()
    }
    was.current = overlay
  }, [overlay])
  return (
    <div
      ref={main}
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

/** A short outage passes without a word. */
const SHOWN_AFTER = 2500

/** What is missing now: the connection, or a server that can store what is written. Somebody can be called without either. */
function AwayLine() {
  const { connected, refused, late } = useChat()
  const isUp = useSignal(connected)
  const isRefused = useSignal(refused)
  const waitsFor = useSignal(late.waitsFor)
  if (waitsFor) return <Line missing={navigator.onLine ? waitsFor : 'connection'} />
  return isUp ? null : <Later missing={isRefused ? 'server' : 'connection'} />
}

type LineProps = { missing: 'connection' | 'server' }

const Later = ({ missing }: LineProps) =>
  useAfter(SHOWN_AFTER, !navigator.onLine) && <Line missing={missing} />

const Line = ({ missing }: LineProps) => (
  <p
    role="status"
    className="away-line animate-rise border-line border-b bg-sunken px-4 py-2 text-center text-sm leading-relaxed"
  >
    <Icon of={CloudOff} size={18} className="mr-2 inline align-text-bottom" />
    {awayCopy[missing]} <CallSomebody />
  </p>
)
