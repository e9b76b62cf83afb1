import type { ReplyAnswer } from '#domain/api/chat.ts'
import { endHere, type ReplyEvent } from '#domain/chat/advance.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { changeInOrder } from '#web/lib/commands.ts'
import type { Chat } from './chat.ts'

type CommandDeps = Pick<Chat, 'replies' | 'receive' | 'requests'>

/** What a person can do to a reply. Each is shown at once, as the event it is going to be, and asked of the server. */
export function replyCommands(engine: CommandDeps, message: ChatMessage, tell: (error: unknown) => void) {
  const { replies, receive, requests } = engine
  const { id, conversationId } = message

  function setPending(commandPending: boolean): void {
    replies.update(id, (entry) => ({ ...entry, commandPending }))
  }

  function command(event: ReplyEvent, request: () => Promise<ReplyAnswer>): Promise<boolean> {
    replies.adopt(message)
    const before = replies.get(id)
    return changeInOrder(id, {
      show() {
        replies.fold(id, event)
        setPending(true)
      },
      send: request,
      settle({ reply }) {
        setPending(false)
        receive({ type: 'mensagem', message: reply })
      },
      // Nothing is under way any more, also if this one was given while another was.
      rollBack: () => before && replies.put(id, { ...before, commandPending: false }),
      tell(error) {
        receive({ type: 'ola' })
        tell(error)
      },
    })
  }

  /** How far the reply is typed out: what is paused or ended is what the person has seen. */
  function shown(): number {
    replies.adopt(message)
    return replies.get(id)?.revealed ?? 0
  }

  return {
    pause() {
      const body = { shown: shown() }
      return command({ type: 'pausa', ...body }, () => requests.pauseReply(conversationId, id, body))
    },
    endHere() {
      const body = { shown: shown() }
      const entry = replies.get(id)
      return entry && command(endHere(entry.reply), () => requests.endReply(conversationId, id, body))
    },
    goOn: () => command({ type: 'continua' }, () => requests.continueReply(conversationId, id)),
    retry: () => command({ type: 'recomeca' }, () => requests.retryReply(conversationId, id)),
  }
}
