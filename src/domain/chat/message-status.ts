export const USER_STATUSES = ['enviando', 'enviada'] as const
export const REPLY_STATUSES = ['escrevendo', 'pausada', 'completa', 'interrompida', 'erro'] as const

/** Where a person's own message is: still leaving, or kept by the server. */
export type UserStatus = (typeof USER_STATUSES)[number]

/** Where a reply is in its life; `advance` is the only one that moves it. */
export type ReplyStatus = (typeof REPLY_STATUSES)[number]

export type MessageStatus = UserStatus | ReplyStatus

/** How a reply can end. An interrupted one may still go on. */
export type EndStatus = Extract<ReplyStatus, 'completa' | 'interrompida' | 'erro'>

export function isReplyStatus(value: unknown): value is ReplyStatus {
  return REPLY_STATUSES.some((status) => status === value)
}

export function isUserStatus(value: unknown): value is UserStatus {
  return USER_STATUSES.some((status) => status === value)
}
