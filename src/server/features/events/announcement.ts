import type { NotebookPart } from '#domain/notebook/pages.ts'

export const CHANNEL = 'aconchego'

/** A piece of a reply as it is stored, in base64. */
export type CarriedPiece = { conversationId: string; pos: number; sealed: string }

/**
 * What nodes send each other through NOTIFY. Ids, and nothing that is not sealed: a node that needs the content reads it
 * from the database. With `from`, that node publishes the content to its own screens itself (`live.publishInOrder`).
 */
export type Announcement =
  | { type: 'conversa'; userId: string; id: string; from?: string }
  /** A message was added, or a reply changed its status. */
  | { type: 'mensagem'; userId: string; id: string; from?: string }
  /** A message and its reply were deleted. */
  | { type: 'apagadas'; userId: string; conversationId: string; ids: string[] }
  /** Pieces of replies were stored by `node`. Those that are not carried are read from the database. */
  | { type: 'trechos'; node: string; replies: [userId: string, replyId: string, piece?: CarriedPiece][] }
  /** These people have screens open at `node`: it follows the pieces of the replies in progress for them. */
  | { type: 'acompanhar'; node: string; people: string[] }
  | { type: 'no'; node: string }
  /** Its node is to stop it. `shown` counts for a pause only; `version` is that of the run. An erased one is not begun again. */
  | { type: 'pausar'; userId: string; id: string; shown: number; version?: number }
  /** The node `from` stops in the middle of this reply: another one is to continue it. */
  | { type: 'retomar'; userId: string; conversationId: string; id: string; from: string }
  | { type: 'onboarding-finalizado'; userId: string }
  | { type: 'caderno'; userId: string; part: NotebookPart }
  /** So much changed that every screen is to ask again. */
  | { type: 'tudo'; userId: string }
  /** These sessions have ended. Sent by a trigger of the table, whatever ended them. */
  | { type: 'sessoes-encerradas'; userId: string; ids: string[] }
  /** The account is gone, and its key before it: no node caches it any longer. */
  | { type: 'conta-apagada'; userId: string }

/** That these messages changed, and the conversation if it is named. */
export const newsOf = (
  about: { userId: string; from?: string },
  ids: readonly string[],
  conversationId?: string,
): Announcement[] => [
  ...ids.map((id) => ({ type: 'mensagem' as const, ...about, id })),
  ...(conversationId ? [{ type: 'conversa' as const, ...about, id: conversationId }] : []),
]

export function peopleIn(announcement: Announcement): string[] {
  if (announcement.type === 'no' || announcement.type === 'acompanhar') return []
  if (announcement.type !== 'trechos') return [announcement.userId]
  return announcement.replies.map(([userId]) => userId)
}
