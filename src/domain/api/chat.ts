import { z } from 'zod'
import type { ChatMessage, Conversation } from '../chat/conversation.ts'
import { KEEPING_CHOICES } from '../chat/keeping.ts'
import { TRY_REASONS } from '../chat/versions.ts'
import type { NotebookPart } from '../notebook/pages.ts'
import { PERSONA_KEYS } from '../personas/persona.ts'
import type { RiskLevel } from '../safety/risk-level.ts'

/**
 * The HTTP contract of the chat. All need a session and PERSON_HEADER; somebody else's thing is `not_found`.
 *
 * GET    /api/conversations?cursor=          the newest first, a page at a time, pinned ones before the first -> ConversationPage
 * POST   /api/conversations                  NewConversation -> ConversationAnswer; the same id twice is one
 * GET    /api/conversations/:id              -> ConversationAnswer
 * GET    /api/conversations/keeping          how long new conversations are kept -> Keeping
 * PUT    /api/conversations/keeping          Keeping -> Keeping
 * PATCH  /api/conversations/:id              ConversationChange (rename, persona, ...) -> ConversationAnswer
 * DELETE /api/conversations/:id              hides it at once, erases it after the time to undo -> Done
 * POST   /api/conversations/:id/restore      'Desfazer' -> ConversationAnswer
 * GET    /api/conversations/:id/messages?before=SEQ   the last ones before SEQ, oldest first -> MessagePage
 * GET    /api/conversations/:id/messages?after=SEQ    the first ones after SEQ, oldest first -> MessagePage
 * GET    /api/conversations/:id/messages?around=ID    a message and as many on either side -> MessagePage
 * POST   /api/conversations/:id/messages     NewMessage -> SendAnswer; the same id twice is one message, one reply
 * POST   /api/conversations/read-waiting     WaitingWords -> WaitingLevel; nothing is kept
 * POST   /api/conversations/:id/replies/:replyId/pause      Shown -> ReplyAnswer
 * POST   /api/conversations/:id/replies/:replyId/end        Shown -> ReplyAnswer ('Encerrar aqui')
 * POST   /api/conversations/:id/replies/:replyId/continue   -> ReplyAnswer ('Continuar', 'Continuar de onde parou')
 * POST   /api/conversations/:id/replies/:replyId/retry      -> ReplyAnswer ('Tentar novamente')
 * POST   /api/conversations/:id/replies/:replyId/versions        NewVersion -> SendAnswer ('Tentar de outro jeito', 'Editar')
 * POST   /api/conversations/:id/replies/:replyId/versions/show   ShownVersion -> SendAnswer ('Versão anterior')
 * POST   /api/conversations/:id/messages/:messageId/excuse    'Foi modo de dizer', on a loud card that only the service read -> Done
 * DELETE /api/conversations/:id/messages/:messageId           hides it with its reply, erases both after the time to undo -> Done
 * POST   /api/conversations/:id/messages/:messageId/restore   'Desfazer' -> Done
 * POST   /api/onboarding                     starts or finds the welcome -> OnboardingAnswer
 * GET    /api/events?person=ID               server-sent events, each a LiveEvent: everything of this person
 */
// Lower case, as the database gives it back: what is stored is sealed under it.
const id = z.uuid().toLowerCase()
const keptHours = z.literal(KEEPING_CHOICES)
const style = z.enum(PERSONA_KEYS)

export const NewConversation = z.object({ id, style })
export const ConversationChange = z.object({
  title: z.string().max(200).optional(),
  style: style.optional(),
  notesRead: z.boolean().optional(),
  keptHours: keptHours.optional(),
  pinned: z.boolean().optional(),
})
export const Keeping = z.object({ keptHours })
export const NewMessage = z.object({ id, content: z.string() })
/** What waits in the browser behind messages that may not be sent yet, to be read for danger. */
export const WaitingWords = NewMessage.pick({ content: true })
/** Another version of the last exchange: of the reply, for a reason, or of both, from other words. The same id twice is one. */
export const NewVersion = z.union([
  z.object({ id, reason: z.enum(TRY_REASONS) }),
  z.object({ id, content: z.string() }),
])
export const ShownVersion = z.object({ number: z.number().int().min(1) })
/** How far the reply was on the screen, as an offset into its text. */
export const Shown = z.object({ shown: z.number().int().min(0) })

export type NewConversation = z.infer<typeof NewConversation>
export type ConversationChange = z.infer<typeof ConversationChange>
export type Keeping = z.infer<typeof Keeping>
export type NewMessage = z.infer<typeof NewMessage>
export type WaitingWords = z.infer<typeof WaitingWords>
export type Shown = z.infer<typeof Shown>
export type NewVersion = z.infer<typeof NewVersion>
export type ShownVersion = z.infer<typeof ShownVersion>

export type ConversationPage = { conversations: Conversation[]; next: string | null }
export type ConversationAnswer = { conversation: Conversation }
export type MessagePage = {
  messages: ChatMessage[]
  /** There are earlier ones. */
  more: boolean
  /** There are later ones; set where a page need not end with the newest message. */
  newer?: boolean
}
export type SendAnswer = { message: ChatMessage; reply: ChatMessage }
export type WaitingLevel = { nivel: RiskLevel }
export type ReplyAnswer = { reply: ChatMessage }
/** Null when this person was welcomed before. */
export type OnboardingAnswer = { conversation: Conversation | null }

export type LiveEvent =
  /**
   * First on every connection, and whenever something may have been missed: what is on the screen may be old, ask again.
   * Except for what was asked for in the last `quiet` milliseconds, if that is given: nothing has happened since.
   */
  | { type: 'ola'; quiet?: number }
  | { type: 'conversa'; conversation: Conversation }
  | { type: 'conversa-apagada'; id: string }
  /** A new message, or the current state of one. */
  | { type: 'mensagem'; message: ChatMessage }
  /** A message and its reply were deleted. */
  | { type: 'mensagens-apagadas'; conversationId: string; ids: string[] }
  /** More text of a reply being written; `pos` is where it begins in it. */
  | { type: 'texto'; conversationId: string; id: string; pos: number; text: string }
  | { type: 'onboarding-finalizado' }
  /** A part of the notebook has changed: it is to be asked for again. */
  | { type: 'caderno'; part: NotebookPart }
  /** Last on a stream whose session has ended. */
  | { type: 'sessao-encerrada' }
  /** Last on a stream whose account was deleted. */
  | { type: 'conta-apagada' }

/**
 * The HTTP contract of dictated messages. Under /api/dictation, with a session and PERSON_HEADER:
 *
 * GET    /     whether this installation transcribes by itself -> DictationAnswer
 * POST   /     a recording (audio/*, at most SOUND_MAX_BYTES) -> TranscriptAnswer; nothing of it is kept
 */
export type DictationAnswer = { own: boolean }
export type TranscriptAnswer = { text: string }
