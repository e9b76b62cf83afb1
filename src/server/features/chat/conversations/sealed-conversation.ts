import { MESSAGE_UNREADABLE, TITLE_UNREADABLE } from '#domain/browser-errors.ts'
import type { Owner, Place } from '#server/features/keys/key-ring.ts'
import { doublingFrom, exactly } from '#server/platform/crypto/seal.ts'

/** Titles and previews have one size, but for some made of emoji. */
const SHORT_TEXT = doublingFrom(256)
/** Holds every state of risk there is. */
const RISK_STATE = exactly(192)

/** Where the sealed values of a conversation belong. */
export const conversationPlace = {
  title: (id: string): Place => place(`conversas/${id}/title`),
  lastMessage: (id: string): Place => place(`conversas/${id}/lastMessage`),
  /** Bound to how far the conversation is: the state of an earlier moment does not open later. */
  risk: (id: string, nextSeq: number): Place => ({
    name: `conversas/${id}/${nextSeq}/risco`,
    size: RISK_STATE,
  }),
}

const place = (name: string): Place => ({ name, size: SHORT_TEXT })

/** Null for an empty one. */
export const sealedLastMessage = ({ cipher }: Owner, id: string, lastMessage: string): Buffer | null =>
  lastMessage === '' ? null : cipher.seal(conversationPlace.lastMessage(id), lastMessage)

export const sealedTitle = ({ cipher }: Owner, id: string, title: string): Buffer =>
  cipher.seal(conversationPlace.title(id), title)

export const openedLastMessage = ({ cipher }: Owner, id: string, sealed: Uint8Array | null): string =>
  sealed ? (cipher.open(conversationPlace.lastMessage(id), sealed) ?? MESSAGE_UNREADABLE) : ''

export const openedTitle = ({ cipher }: Owner, id: string, sealed: Uint8Array | null): string =>
  sealed ? (cipher.open(conversationPlace.title(id), sealed) ?? TITLE_UNREADABLE) : ''
