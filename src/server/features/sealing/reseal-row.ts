import { NO_RISK } from '#domain/safety/state/risk-state.ts'
import { conversationPlace } from '#server/features/chat/conversations/sealed-conversation.ts'
import {
  openedContent,
  openedLevel,
  piecePlace,
  sealedContent,
  sealedLevel,
} from '#server/features/chat/store/sealed-message.ts'
import type { Place } from '#server/features/keys/key-ring.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { isPadded } from '#server/platform/crypto/seal.ts'
import type { OldConversation, OldMessage, OldPiece } from './store.ts'

// Rows in today's form. What can't be opened stays as it is: it will not open afterwards either, and nothing is lost. A
// row of which nothing changes is given back itself.

export function resealConversation(owner: Owner, row: OldConversation): OldConversation {
  const { cipher } = owner
  const risk = conversationPlace.risk(row.id, row.nextSeq)
  const title = reseal(owner, conversationPlace.title(row.id), row.title)
  const lastMessage = reseal(owner, conversationPlace.lastMessage(row.id), row.lastMessage)
  // In the first form none was stored where there was no risk.
  const risco = row.risco ? reseal(owner, risk, row.risco) : cipher.seal(risk, JSON.stringify(NO_RISK))
  const isSame = title === row.title && lastMessage === row.lastMessage && risco === row.risco
  return isSame ? row : { ...row, title, lastMessage, risco }
}

export function resealMessage(owner: Owner, row: OldMessage): OldMessage {
  const level = row.nivel && isPadded(row.nivel) ? null : openedLevel(owner, row, row.nivel)
  const next = level ? { ...row, nivel: sealedLevel(owner, row, level) } : row
  const content = isPadded(row.content) ? null : openedContent(owner, row, row.content)
  if (!content) return next
  // A failure, and where a pause stopped, are sealed with the words from now on.
  const failed = row.status === 'erro'
  return {
    ...next,
    content: sealedContent(owner, row, { ...content, shown: row.shown, failed }),
    shown: null,
    status: failed ? 'completa' : row.status,
    whole: row.whole || failed,
  }
}

export function resealPiece(owner: Owner, row: OldPiece): OldPiece {
  const place = piecePlace(row.mensagemId, row.pos, { isWelcome: row.onboarding })
  const content = reseal(owner, place, row.content)
  return content === row.content || content === null ? row : { ...row, content }
}

function reseal({ cipher }: Owner, place: Place, sealed: Uint8Array | null): Uint8Array | null {
  if (!sealed || isPadded(sealed)) return sealed
  const text = cipher.open(place, sealed)
  return text === null ? sealed : cipher.seal(place, text)
}
