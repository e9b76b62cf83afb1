import { type RiskLevel, usesProtocol } from '../safety/risk-level.ts'
import { isBlank } from '../text/is-blank.ts'
import { isAgeFarewell } from './age-farewell.ts'
import type { ReplyStatus } from './conversation.ts'

/** A reply as far as its buttons go. `revealing`: on this screen it is not yet typed out to its end. */
export type ReplyView = { status: ReplyStatus; revealing: boolean }

export type SendState = {
  text: string
  conversationSelected: boolean
  /** Status of the conversation's last reply; null when there is none. */
  replyStatus: ReplyStatus | null
  revealing: boolean
}

/**
 * Whether 'Enviar' is enabled. With no conversation selected it is, and opens the persona picker; also with too long a
 * text, which the server reads for danger before it refuses it.
 */
export function canPressSend({ text, conversationSelected, replyStatus, revealing }: SendState): boolean {
  if (isBlank(text)) return false
  const isBusy = revealing || replyStatus === 'escrevendo' || replyStatus === 'pausada'
  return !conversationSelected || !isBusy
}

/** 'Pausar': while it is written, and while a complete one is still being typed out. */
export const canPause = ({ status, revealing }: ReplyView): boolean =>
  status === 'escrevendo' || (status === 'completa' && revealing)

export const canContinue = ({ status }: Pick<ReplyView, 'status'>): boolean => status === 'pausada'

export const canEndHere = ({ status }: Pick<ReplyView, 'status'>): boolean => status === 'pausada'

/** `busy`: another reply of the conversation is being written or is paused; there is one at a time. */
type AgainState = Pick<ReplyView, 'status'> & { busy: boolean }

export const canRetry = ({ status, busy }: AgainState): boolean => status === 'erro' && !busy

/** 'Continuar de onde parou'. */
export const canResume = ({ status, busy }: AgainState): boolean => status === 'interrompida' && !busy

/** A reply is copied once all of it is on the screen; a failure has nothing worth copying. */
export const canCopy = ({ status, revealing, text }: ReplyView & { text: string }): boolean =>
  (status === 'completa' || status === 'interrompida') && !revealing && !isBlank(text)

/** The last exchange as far as its versions go. `nivel` is the level that held for the reply. */
type VersionState = ReplyView & { isLast: boolean; content: string; onboarding: boolean; nivel: RiskLevel }

/**
 * 'Tentar de outro jeito', 'Editar mensagem' and the way between versions: not in the welcome, not while the protocol answers,
 * not after the farewell to somebody under 18.
 */
export function canChangeExchange({ status, revealing, isLast, ...reply }: VersionState): boolean {
  const isHeld = reply.onboarding || usesProtocol(reply.nivel) || isAgeFarewell(reply)
  return isLast && status !== 'escrevendo' && !revealing && !isHeld
}
