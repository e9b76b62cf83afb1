import { chatCopy } from '#web/copy/chat-pt-br.ts'
import type { Chat } from '#web/features/chat/engine/chat.ts'
import { loadCode } from '#web/lib/missing-code.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useChat } from '../chat-context.ts'
import { type OpenedMenu, useMessageMenu } from './message-actions.tsx'

type Late = typeof import('./version-actions.ts')
export type Tools = {
  chat: Chat
  toast: ReturnType<typeof useToast>
  openMenu: (menu: OpenedMenu) => void
}

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
