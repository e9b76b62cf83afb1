import { MESSAGE_MAX } from '../limits.ts'
import { type RiskLevel, usesProtocol } from '../safety/risk-level.ts'
import { isBlank } from '../text/is-blank.ts'
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

export function messageProblem(text: string): 'empty' | 'too_long' | null {
  if (isBlank(text)) return 'empty'
  return text.length > MESSAGE_MAX ? 'too_long' : null
}

/** 'Enviar': without a conversation it opens the persona picker; a text that is too long is sent, to be read for danger. */
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

/** Other versions: not in the welcome, while the protocol answers, or after the farewell to somebody under 18. */
export function canChangeExchange({ status, revealing, isLast, ...reply }: VersionState): boolean {
  const isHeld = reply.onboarding || usesProtocol(reply.nivel) || isAgeFarewell(reply)
  return isLast && status !== 'escrevendo' && !revealing && !isHeld
}

const BEGINS = 'Agradeço por me dizer a sua idade.'

/** The last words to somebody under 18. */
export const AGE_FAREWELL = `${BEGINS} O que você sente importa, e você não fez nada de errado.\n\nO Aconchego é só para pessoas com 18 anos ou mais, por isso a nossa conversa termina aqui. Mas você não precisa ficar só com isso. Tem gente que escuta de graça, sem pedir o seu nome:\n\n- **Pode Falar**, para quem tem de 13 a 24 anos: por mensagem, em [podefalar.org.br](https://www.podefalar.org.br)\n- **CVV**: ligue **[188](tel:188)**, a qualquer hora, ou escreva em [cvv.org.br](https://www.cvv.org.br)\n- **Disque 100**: ligue **[100](tel:100)** se alguém machuca, ameaça ou obriga você a alguma coisa\n\nSe houver um adulto em quem você confia, na família ou na escola, conte a essa pessoa também.\n\nEm “Sua conta” você pode baixar o que escreveu aqui e apagar a conta quando quiser. Cuide-se bem.`

/** Whether a conversation ends with this reply: nothing is written, edited or asked for after it. */
export const isAgeFarewell = ({ content }: { content: string }): boolean => content.startsWith(BEGINS)
