import { type KeyboardEvent, useRef } from 'react'
import { PERSONA_KEYS, PERSONA_LOOK, type PersonaKey } from '#domain/personas/persona.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { personaPickerCopy } from '#web/copy/persona-picker-pt-br.ts'
import { NO_CONVERSATION } from '#web/features/chat/engine/drafts.ts'
import { localConversation } from '#web/features/chat/engine/fold-conversations.ts'
import { type MessagePages, NEWEST } from '#web/features/chat/engine/fold-messages.ts'
import { messagesKey } from '#web/features/chat/engine/queries.ts'
import { isRefused } from '#web/lib/api.ts'
import { runOptimistically, withRetry } from '#web/lib/commands.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { gridStep } from '#web/ui/next-index.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from './chat-context.ts'
import { focusComposer } from './composer/message-box.tsx'

type PersonaPickerProps = {
  /** What begins with the persona: an empty conversation, or one with what is in the box; null while closed. */
  picking: 'conversation' | 'message' | null
  onPicked: () => void
  onClose: () => void
}

export function PersonaPicker({ picking, onPicked, onClose }: PersonaPickerProps) {
  const { begin, beginWithMessage } = useNewConversation()
  const grid = useRef<HTMLDivElement>(null)

  function pick(style: PersonaKey) {
    onPicked()
    if (picking === 'message') beginWithMessage(style)
    else begin(style)
  }

  function move(event: KeyboardEvent) {
    const cards = [...(grid.current?.querySelectorAll('button') ?? [])]
    const top = cards[0]?.offsetTop
    const columns = cards.filter((card) => card.offsetTop === top).length
    const from = cards.indexOf(document.activeElement as HTMLButtonElement)
    const to = gridStep(event.key, from, cards.length, columns)
    if (to === null) return
    event.preventDefault()
    cards[to]?.focus()
  }

  return (
    <Dialog open={picking !== null} title={personaPickerCopy.picker} onClose={onClose}>
      <p className="-mt-3 text-ink-soft text-sm">{personaPickerCopy.pickerLead}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside */}
      <div ref={grid} onKeyDown={move} className="stack gap-2.5 sm:grid-cols-2">
        {PERSONA_KEYS.map((key, index) => (
          <button
            key={key}
            type="button"
            data-persona={key}
            // The dialog focuses the element that is marked for it; React's autoFocus would come too early.
            ref={(card) => {
              card?.toggleAttribute('autofocus', index === 0)
            }}
            onClick={() => pick(key)}
            className="grid grid-cols-[auto_minmax(0,1fr)] max-[16rem]:grid-cols-1 grid-rows-[auto_1fr] items-start gap-x-3.5 gap-y-0.5 rounded-card border border-line bg-paper p-4 text-left transition-colors hover:border-persona hover:bg-persona-soft focus-visible:border-persona focus-visible:bg-persona-soft"
          >
            <span className="row-span-2">
              <Avatar persona={key} />
            </span>
            <span className="font-semibold text-persona">{PERSONA_LOOK[key].displayName}</span>
            <span className="text-ink-soft text-sm">{PERSONA_LOOK[key].introduction}</span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}

const NOTHING_YET: MessagePages = { pages: [{ messages: [], more: false }], pageParams: [NEWEST] }

/** Begins a conversation in a style and goes there at once: what is typed next is typed in it. */
function useNewConversation() {
  const { client, receive, outbox, drafts, localConversations, requests } = useChat()
  const toast = useToast()

  function goTo(id: string) {
    client.setQueryData<MessagePages>(messagesKey(id), (list) => list ?? NOTHING_YET)
    navigate(`/chat/${id}`)
    focusComposer()
  }

  return {
    /** With the words in the box as its first message; they get there even if the connection has to come back first. */
    beginWithMessage(style: PersonaKey) {
      const id = newId()
      outbox.add({ conversationId: id, content: drafts.take(NO_CONVERSATION), newStyle: style })
      goTo(id)
    },

    begin(style: PersonaKey) {
      const id = newId()
      void runOptimistically({
        show() {
          localConversations.put(id, style)
          receive({ type: 'conversa', conversation: localConversation(id, style, new Date().toISOString()) })
          drafts.set(id, drafts.take(NO_CONVERSATION))
          goTo(id)
        },
        send: () => withRetry(() => requests.createConversation({ id, style })),
        settle({ conversation }) {
          receive({ type: 'conversa', conversation })
          localConversations.remove(id)
        },
        // Without a connection or a session it is created together with its first message.
        keepsShown: (error) => !isRefused(error),
        rollBack() {
          const words = drafts.take(id)
          receive({ type: 'conversa-apagada', id })
          if (words !== '') drafts.giveBack(NO_CONVERSATION, words)
        },
        tell: () => toast({ message: chatCopy.conversation.createFailed, tone: 'danger' }),
      })
    },
  }
}
