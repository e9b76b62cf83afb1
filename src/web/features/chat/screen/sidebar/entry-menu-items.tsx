import { Hourglass, NotebookText, Pencil, Pin, PinOff, Trash } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { erasedAt, KEEPING_CHOICES, type KeptHours } from '#domain/chat/keeping.ts'
import { conversationMenuCopy } from '#web/copy/conversation-menu-pt-br.ts'
import { keepingCopy } from '#web/copy/keeping-pt-br.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { ApiError } from '#web/lib/api.ts'
import type { OpenMenu } from '#web/ui/menu.tsx'
import { MenuItems } from '#web/ui/menu-items.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChat, useChatExtras } from '../chat-context.ts'
import { useConversationActions } from './use-conversation-actions.ts'

type EntryMenuItemsProps = {
  conversation: Conversation
  menu: OpenMenu
  /** Something else is shown: a list that lies over the screen goes. */
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
}

export function EntryMenuItems({ conversation, menu, onOpen, onRename, onRemove }: EntryMenuItemsProps) {
  const { summarize } = useChatExtras()
  const keeping = useEntryChanges(conversation)
  const [choosing, setChoosing] = useState(false)
  if (choosing) return <KeepingChoices {...keeping} menu={menu} onBack={() => setChoosing(false)} />

  const { pinned } = conversation
  const words = conversationMenuCopy
  const summary = {
    label: notebookChatCopy.summarize,
    icon: NotebookText,
    onSelect: () => {
      onOpen()
      summarize?.(conversation.id)
    },
  }
  return (
    <Arranged menu={menu}>
      <MenuItems
        close={menu.close}
        items={[
          {
            label: pinned ? keepingCopy.unpin : keepingCopy.pin,
            icon: pinned ? PinOff : Pin,
            onSelect: () => keeping.pin(!pinned),
          },
          { label: words.rename, icon: Pencil, onSelect: onRename },
          ...(summarize ? [summary] : []),
          { label: keepingCopy.keep, icon: Hourglass, opensMore: true, onSelect: () => setChoosing(true) },
          { label: words.remove, icon: Trash, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </Arranged>
  )
}

/** Puts the menu in its place again, and the focus into it, whenever something else is in it. */
function Arranged({ menu: { arrange }, children }: { menu: OpenMenu; children: React.ReactNode }) {
  useLayoutEffect(arrange, [arrange])
  return children
}

type KeepingChoicesProps = ReturnType<typeof useEntryChanges> & { menu: OpenMenu; onBack: () => void }

function KeepingChoices({ chosen, isDue, keepFor, menu, onBack }: KeepingChoicesProps) {
  const [due, setDue] = useState<KeptHours>(null)

  function choose(hours: KeptHours) {
    if (isDue(hours)) return setDue(hours)
    menu.close()
    keepFor(hours)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') onBack()
  }

  if (due !== null) {
    return (
      <Arranged key="due" menu={menu}>
        <p className="max-w-64 px-3 py-2 text-sm">{keepingCopy.due(due)}</p>
        <MenuItems
          close={menu.close}
          items={[
            { label: keepingCopy.cancel, onSelect: () => {} },
            { label: keepingCopy.eraseNow, tone: 'danger', onSelect: () => keepFor(due) },
          ]}
        />
      </Arranged>
    )
  }
  return (
    <Arranged key="choices" menu={menu}>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu has groups, no fieldsets */}
      <div role="group" aria-label={keepingCopy.keep} onKeyDown={press}>
        <p aria-hidden className="px-3 pt-1.5 pb-1 font-semibold text-ink-soft text-xs">
          {keepingCopy.keep}
        </p>
        {KEEPING_CHOICES.map((hours) => (
          <button
            key={String(hours)}
            type="button"
            role="menuitemradio"
            aria-checked={hours === chosen}
            tabIndex={-1}
            onClick={() => choose(hours)}
            className="flex min-h-11 w-full items-center gap-3 rounded-[8px] px-3 text-left text-sm before:size-2 before:rounded-full hover:bg-accent-soft focus:bg-accent-soft focus:outline-none aria-checked:font-semibold aria-checked:before:bg-accent forced-colors:aria-checked:before:bg-[CanvasText]"
          >
            {keepingCopy.howLong(hours)}
          </button>
        ))}
      </div>
    </Arranged>
  )
}

/** Pinning a conversation and choosing how long it is kept. Without a connection both are refused. */
function useEntryChanges(conversation: Conversation) {
  const { connected } = useChat()
  const { change } = useConversationActions()
  const toast = useToast()

  function changeOnline(wanted: Partial<Pick<Conversation, 'pinned' | 'keptHours'>>): Promise<boolean> {
    if (connected.get())
      return change(conversation, wanted, (error) =>
        error instanceof ApiError && error.code === 'pins_full' ? error.message : keepingCopy.failed,
      )
    toast({ message: keepingCopy.offline, tone: 'danger' })
    return Promise.resolve(false)
  }

  return {
    chosen: conversation.keptHours,
    /** Whether with this choice the conversation's time would be over. */
    isDue(keptHours: KeptHours): boolean {
      const due = erasedAt({ ...conversation, keptHours })
      return due !== null && due.getTime() <= Date.now()
    },
    pin: (pinned: boolean) => void changeOnline({ pinned }),
    async keepFor(keptHours: KeptHours) {
      if (keptHours === conversation.keptHours) return
      if (await changeOnline({ keptHours })) toast({ message: keepingCopy.chosen(keptHours) })
    },
  }
}

type TitleFieldProps = { title: string; onSave: (title: string) => void; onCancel: () => void }

const TYPED_MAX = 200

// One function for all: a new one would be called again whenever the entry changes, while somebody types.
const selectAll = (field: HTMLInputElement | null) => field?.select()

/** Renaming in place: Enter and leaving it save, Escape gives up. */
export function TitleField({ title, onSave, onCancel }: TitleFieldProps) {
  const over = useRef(false)

  function finish(action: () => void) {
    // Closing the field takes the focus from it, which must not save a second time.
    if (over.current) return
    over.current = true
    action()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'Enter') finish(() => onSave(value))
    if (event.key === 'Escape') {
      event.stopPropagation()
      finish(onCancel)
    }
  }

  return (
    <input
      ref={selectAll}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the menu item that was just chosen
      autoFocus
      aria-label={conversationMenuCopy.title}
      defaultValue={title}
      maxLength={TYPED_MAX}
      onKeyDown={press}
      onBlur={(event) => finish(() => onSave(event.target.value))}
      className="my-2 min-h-11 w-full min-w-0 rounded-control border border-accent bg-surface px-3 text-sm"
    />
  )
}
