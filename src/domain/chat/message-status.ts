export const REPLY_STATUSES = ['escrevendo', 'pausada', 'completa', 'interrompida', 'erro'] as const

/** Where a person's own message is: still leaving, or kept by the server. */
type UserStatus = 'enviando' | 'enviada'

/** Where a reply is; only `advance` moves it. */
export type ReplyStatus = (typeof REPLY_STATUSES)[number]

export type MessageStatus = UserStatus | ReplyStatus

/** How a reply can end. An interrupted one may still be continued. */
export type EndStatus = Extract<ReplyStatus, 'completa' | 'interrompida' | 'erro'>

export function isReplyStatus(value: unknown): value is ReplyStatus {
  return REPLY_STATUSES.some((status) => status === value)
}
