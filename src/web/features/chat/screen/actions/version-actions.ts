import type { SendAnswer } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { TRY_REASONS } from '#domain/chat/versions.ts'
import { UNDO_LASTS } from '#domain/limits.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { versionsCopy } from '#web/copy/versions-pt-br.ts'
import type { Refused } from '#web/features/chat/engine/delivery.ts'
import { type Editing, editKey } from '#web/features/chat/engine/drafts.ts'
import { isOpen } from '#web/features/chat/engine/late-messages.ts'
import { loadedMessages } from '#web/features/chat/engine/queries.ts'
import { ApiError, isFailing, isRefused, isSessionRefusal, isTransientFailure } from '#web/lib/api.ts'
import { runOptimistically, sendInOrder, withRetry } from '#web/lib/commands.ts'
import { newId } from '#web/lib/new-id.ts'
import { readingIfLate, whenLate } from '#web/lib/read-here.ts'
import { waitingDanger } from '#web/lib/waiting-danger.ts'
import { focusComposer } from '../composer/message-box.tsx'
import type { Tools } from './message-actions.tsx'

/** 'Tentar de outro jeito': asks why, and for another reply. */
export function chooseReason({ openMenu, ...tools }: Tools, reply: ChatMessage, anchor: HTMLElement): void {
  const actions = TRY_REASONS.map((reason) => ({
    label: versionsCopy.reasons[reason],
    run() {
      const wanted = { id: newId(), reason }
      void ask(tools, ({ requests }) => requests.beginVersion(reply.conversationId, reply.id, wanted))
    },
  }))
  openMenu({ anchor, label: chatCopy.reply.tryAgain, actions })
}

/** 'Versão anterior', 'Próxima versão'. */
export function showVersion(tools: Tools, { conversationId, id }: ChatMessage, number: number): void {
  void ask(tools, ({ requests }) => requests.showVersion(conversationId, id, { number }))
}

type Asking = Pick<Tools, 'chat' | 'toast'>

/** Asks the server for something that only it can do, and shows the answer. */
async function ask({ chat, toast }: Asking, request: (chat: Tools['chat']) => Promise<SendAnswer>) {
  try {
    receiveBoth(chat, await withRetry(() => request(chat)))
  } catch (error) {
    toast({ message: reasonOf(error), tone: 'danger' })
    // Another device may have been faster: what it did is shown.
    if (isRefused(error)) chat.receive({ type: 'ola' })
  }
}

function receiveBoth({ receive }: Tools['chat'], { message, reply }: SendAnswer): RiskLevel {
  receive({ type: 'mensagem', message })
  receive({ type: 'mensagem', message: reply })
  return message.nivel
}

function reasonOf(error: unknown): string {
  const known = error instanceof ApiError && error.code !== 'internal'
  return awayReason(error) ?? (known ? error.message : chatCopy.reply.failed)
}

function awayReason(error: unknown): string | null {
  if (!isTransientFailure(error)) return null
  return isFailing(error) ? versionsCopy.needsServer : versionsCopy.needsConnection
}

/** 'Editar mensagem': its words come into the box. What was in it waits under its own key, and comes back afterwards. */
export function startEditing({ chat }: Pick<Tools, 'chat'>, message: ChatMessage, replyId: string): void {
  const { drafts, editing } = chat
  const { id: messageId, conversationId, content } = message
  const key = editKey(conversationId, messageId)
  // An edit that a reload interrupted continues.
  if (drafts.get(key) === '') drafts.set(key, content)
  editing.put(conversationId, { id: newId(), messageId, replyId, original: content, sending: false })
  focusComposer()
}

export function cancelEditing({ drafts, editing }: Tools['chat'], conversationId: string): void {
  const edit = editing.get().get(conversationId)
  if (edit) {
    drafts.set(editKey(conversationId, edit.messageId), '')
    waitingDanger.remove(edit.messageId)
  }
  editing.remove(conversationId)
  focusComposer()
}

/** Sends the other words. They stay in the box until the server has them. */
export async function sendEdited(chat: Tools['chat'], conversationId: string, edit: Editing): Promise<void> {
  const { requests, drafts, editing, refusals, late } = chat
  const { messageId } = edit
  const content = drafts.get(editKey(conversationId, messageId))
  if (content.trim() === edit.original.trim()) return cancelEditing(chat, conversationId)
  editing.put(conversationId, { ...edit, sending: true })
  const note = waitingDanger.noting()
  let here: RiskLevel = 'nenhum'
  function tell(more: Partial<Refused>): void {
    const now = { reason: versionsCopy.needsServer, nivel: 'nenhum', isAway: true } as const
    refusals.put(conversationId, { ...now, ...refusals.get().get(conversationId), ...more })
  }
  // Beside the box, where it is seen: the message may be far up.
  function found(nivel: RiskLevel): void {
    if (nivel === 'nenhum') return
    here = nivel
    tell({ nivel, readHere: true })
    note({ id: messageId, nivel, isReadHere: true }, isOpen(conversationId))
  }
  const readThere = (nivel: RiskLevel) =>
    nivel !== 'nenhum' && here === 'nenhum' && note({ id: messageId, nivel }, isOpen(conversationId))
  const inTime = whenLate(() => tell({}))
  try {
    const wanted = { id: edit.id, content }
    const asked = withRetry(() => requests.beginVersion(conversationId, edit.replyId, wanted))
    const received = asked.then((answer) => receiveBoth(chat, answer))
    readThere(await readingIfLate(content, received, found).finally(inTime))
    if (here !== 'nenhum') late.levels.put(messageId, here)
    refusals.remove(conversationId)
    cancelEditing(chat, conversationId)
  } catch (error) {
    const nivel = error instanceof ApiError ? error.nivel : 'nenhum'
    const mayBeTried = !isRefused(error) || error.status === 429
    const isAway = awayReason(error) !== null
    readThere(nivel)
    tell({ reason: reasonOf(error), isAway, ...(nivel !== 'nenhum' && { nivel, readHere: false }) })
    editing.put(conversationId, { ...edit, sending: false })
    if (mayBeTried) return
    // There is nothing to edit any more: the words are the next message, if the person wants that.
    cancelEditing(chat, conversationId)
    drafts.giveBack(conversationId, content)
    chat.receive({ type: 'ola' })
  }
}

/** 'Foi modo de dizer': the card under the message turns quiet when the server has taken it back. */
export function excuseCard({ chat, toast }: Asking, { id, conversationId }: ChatMessage): void {
  sendInOrder(id, () => chat.requests.excuseCard(conversationId, id)).catch((error) => {
    const message = awayReason(error) ?? chatCopy.reply.failed
    if (!isSessionRefusal(error)) toast({ message, tone: 'danger' })
  })
}

/** 'Apagar mensagem': it goes with its reply at once, and can be undone for a few seconds. */
export function deleteMessage({ chat, toast }: Asking, message: ChatMessage): void {
  const { client, requests, receive, editing } = chat
  const { id, conversationId, seq } = message
  const reply = loadedMessages(client, conversationId).find((one) => one.seq === seq + 1)
  const both = [message, ...(reply?.role === 'assistant' ? [reply] : [])]
  const deleting = sendInOrder(id, () => requests.deleteMessage(conversationId, id))
  const fail = (words: string) => toast({ message: words, tone: 'danger' })
  const bringBack = () => {
    for (const one of both) receive({ type: 'mensagem', message: one })
  }

  async function undo() {
    try {
      await deleting
      await sendInOrder(id, () => requests.restoreMessage(conversationId, id))
      bringBack()
    } catch (error) {
      fail(awayReason(error) ?? versionsCopy.undoFailed)
    }
  }

  void runOptimistically({
    show() {
      if (editing.get().get(conversationId)?.messageId === id) cancelEditing(chat, conversationId)
      receive({ type: 'mensagens-apagadas', conversationId, ids: both.map((one) => one.id) })
      toast({
        message: versionsCopy.removed,
        action: { label: copy.ui.undo, onSelect: undo },
        lasts: UNDO_LASTS,
      })
    },
    send: () => deleting,
    // It was deleted before, on another screen.
    keepsShown: (error) => error instanceof ApiError && error.code === 'not_found',
    rollBack: bringBack,
    tell: (error) => fail(reasonOf(error)),
  })
  if (!matchMedia('(pointer: coarse)').matches) focusComposer()
}
