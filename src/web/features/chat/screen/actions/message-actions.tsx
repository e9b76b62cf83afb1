import { Ellipsis, type LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import type { Chat } from '#web/features/chat/engine/chat.ts'
import { loadCode } from '#web/lib/missing-code.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'

export type MessageAction = {
  label: string
  /** Names the action where its label changes. */
  id?: string
  icon?: LucideIcon
  /** `anchor` is where what it opens is placed. */
  run: (anchor: HTMLElement) => void
  tone?: 'danger'
  opensMenu?: true
  /** Only in the menu 'Mais'. */
  hidden?: true
  /** Its words are shown for a moment, beside the icon. */
  spoken?: boolean
}

export type OpenedMenu = { anchor: HTMLElement; label: string; actions: readonly MessageAction[] }

/** Opens a menu of actions; the code that draws it loads with the first one. */
export const MessageMenuContext = createContext<(menu: OpenedMenu) => void>(() => {})
const useMessageMenu = () => useContext(MessageMenuContext)

const VISIBLE = 3

/** The actions of each row that is on the screen: a long press on the message opens all of them. */
const actionsOfRow = new WeakMap<Element, readonly MessageAction[]>()

export function menuOfMessage(message: Element): OpenedMenu | null {
  const row = message.querySelector<HTMLElement>('[data-actions]')
  if (!row) return null
  return { anchor: row, label: chatCopy.messages.more, actions: actionsOfRow.get(row) ?? [] }
}

type MessageActionsProps = {
  actions: readonly MessageAction[]
  /** Visible only on hover or keyboard focus. */
  subtle: boolean
  className?: string
  children?: ReactNode
}

/** What can be done with a message: up to three buttons, and the rest behind 'Mais'. */
export function MessageActions({ actions, subtle, className = '', children }: MessageActionsProps) {
  const openMenu = useMessageMenu()
  const visible = actions.filter(({ hidden }) => !hidden).slice(0, VISIBLE)
  const rest = actions.filter((action) => !visible.includes(action))
  const more: MessageAction = {
    label: chatCopy.messages.more,
    icon: Ellipsis,
    opensMenu: true,
    run: (anchor) => openMenu({ anchor, label: chatCopy.messages.more, actions: rest }),
  }
  return (
    <div
      ref={(row) => void (row && actionsOfRow.set(row, actions))}
      data-actions
      className={`flex flex-wrap items-center ${className}`}
    >
      {children}
      {[...visible, ...(rest.length > 0 ? [more] : [])].map((action) => (
        <ActionButton key={action.id ?? action.label} action={action} subtle={subtle} />
      ))}
    </div>
  )
}

function ActionButton({ action, subtle }: { action: MessageAction; subtle: boolean }) {
  const { label, icon, run, opensMenu, spoken } = action
  return (
    <button
      type="button"
      aria-haspopup={opensMenu && 'menu'}
      onClick={(event) => run(event.currentTarget)}
      className={`action rounded-control text-ink-soft text-xs transition-opacity hover:bg-accent-soft hover:text-ink ${subtle ? 'copy-subtle' : ''}`}
    >
      {icon && <Icon of={icon} size={16} />}
      <span aria-live={spoken === undefined ? undefined : 'polite'} className={spoken ? '' : 'sr-only'}>
        {label}
      </span>
    </button>
  )
}

type Late = typeof import('./version-actions.ts')
export type Tools = { chat: Chat; toast: ReturnType<typeof useToast>; openMenu: (menu: OpenedMenu) => void }

/** What is done with messages now and then; the code of it loads with the first use. */
export function useLateActions() {
  const tools: Tools = { chat: useChat(), toast: useToast(), openMenu: useMessageMenu() }
  return (act: (late: Late, tools: Tools) => void): void => {
    loadCode('part', () => import('./version-actions.ts')).then(
      (late) => act(late, tools),
      () => tools.toast({ message: chatCopy.reply.failed, tone: 'danger' }),
    )
  }
}
