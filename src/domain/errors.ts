import { BROWSER_ERRORS, failure, MESSAGE_UNREADABLE } from './browser-errors.ts'
import { EXERCISES_MAX, MESSAGE_MAX, NOTES_MAX, PINNED_MAX, SEARCH_MIN, SUMMARIES_MAX } from './limits.ts'
import type { RiskLevel } from './safety/risk-level.ts'
import { brasiliaDay } from './text/brasilia-time.ts'

const badRequest = (message: string) => failure(400, message)
const unauthorized = (message: string) => failure(401, message)
const forbidden = (message: string) => failure(403, message)
const conflict = (message: string) => failure(409, message)
const tooMany = (message: string) => failure(429, message)
const badGateway = (message: string) => failure(502, message)

export const ERRORS = {
  ...BROWSER_ERRORS,
  // Accounts, in the words of the specification.
  email_not_allowed: forbidden(
    'Este email não está autorizado para criar uma conta. Por favor, faça a compra do plano primeiro.',
  ),
  email_in_use: conflict('Este email já está em uso. Por favor, use outro email ou faça login.'),
  invalid_credential: unauthorized('Email ou senha incorretos. Por favor, tente novamente.'),
  // Accounts, where the specification is silent.
  password_common: badRequest(
    'Esta senha está entre as mais usadas e é fácil de adivinhar. Tente uma frase só sua, com três ou quatro palavras.',
  ),
  password_wrong: forbidden('A senha atual não confere.'),
  not_signed_in: unauthorized('Sua sessão terminou. Entre novamente para continuar.'),
  other_person: conflict('Outra conta está aberta neste navegador. Entre com a sua para continuar.'),
  // Browsers that still run an older version do not say it; they keep what was written until they are reloaded.
  person_missing: conflict(
    'Esta página é de uma versão anterior. Recarregue a página; o que você escreveu está guardado.',
  ),
  // The panel.
  operator_credential: unauthorized('E-mail, senha ou código incorretos. Tente novamente.'),
  operator_code: badRequest('O código não confere. Espere o próximo no aplicativo e tente novamente.'),
  operator_link_invalid: badRequest(
    'Este link não vale mais. Peça outro a quem cuida do servidor: npm run operadores -- add.',
  ),
  passkey_refused: unauthorized('Esta chave de acesso não foi aceita. Tente novamente.'),
  notice_dates: badRequest('O aviso precisa terminar depois de começar.'),
  test_mail_failed: badGateway(
    'O e-mail não saiu: o servidor de e-mail não o aceitou. Veja SMTP_URL e o log.',
  ),
  /** Says in the use-case's own sentence what the operator should give instead. */
  operator_mistake: badRequest('Confira o que foi informado.'),
  role_refused: forbidden('O seu papel no painel não permite isto.'),
  too_many_tries: tooMany('Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.'),
  // The chat.
  message_empty: badRequest('Escreva alguma coisa antes de enviar.'),
  message_too_long: badRequest(`A mensagem pode ter no máximo ${MESSAGE_MAX} caracteres.`),
  message_deleted: conflict('Esta mensagem foi apagada em outro aparelho.'),
  reply_in_progress: conflict('Espere a resposta terminar para enviar outra mensagem.'),
  reply_paused: conflict('A resposta está em pausa. Escolha "Continuar" ou "Encerrar aqui" primeiro.'),
  message_unreadable: conflict(MESSAGE_UNREADABLE),
  versions_full: conflict('Já são três versões. Escolha uma delas ou siga com a conversa.'),
  no_version_here: conflict('Nesta parte da conversa não dá para mudar a mensagem nem a resposta.'),
  reply_moved_on: conflict('Esta resposta já mudou. Recarregue a conversa.'),
  onboarding_first: conflict('Vamos terminar a nossa apresentação primeiro?'),
  pins_full: conflict(`Dá para fixar até ${PINNED_MAX} conversas. Desafixe uma para fixar outra.`),
  too_many_messages: tooMany(
    'Você escreveu bastante em pouco tempo, e está tudo bem. Respire um pouco: a conversa continua aqui.',
  ),
  tokens_spent: forbidden(
    'A conversa de hoje chegou ao limite do seu plano. Ela recomeça à meia-noite, no horário de Brasília. Se precisar de alguém agora, ligue 188.',
  ),
  account_suspended: forbidden(
    'O envio de mensagens desta conta está suspenso. Fale com quem vendeu o plano; se precisar de alguém agora, ligue 188.',
  ),
  account_for_adults: forbidden(
    'O Aconchego é só para quem tem 18 anos ou mais. Para conversar com alguém: 188 (CVV) ou podefalar.org.br. Em “Sua conta” dá para baixar e apagar tudo.',
  ),
  too_many_streams: tooMany('Há muitas janelas abertas. Feche algumas e recarregue esta.'),
  // A person's own data.
  search_too_short: badRequest(`Escreva pelo menos ${SEARCH_MIN} letras para buscar.`),
  // The notebook.
  notes_full: conflict(`O caderno guarda até ${NOTES_MAX} notas. Apague uma para guardar outra.`),
  plan_unreadable: conflict('O seu plano não pôde ser aberto'),
  changed_elsewhere: conflict('Mudou em outro aparelho.'),
  note_unreadable: conflict('Esta nota não pôde ser aberta'),
  summaries_full: conflict(`O caderno guarda até ${SUMMARIES_MAX} resumos. Apague um para guardar outro.`),
  exercises_full: conflict(`O caderno guarda até ${EXERCISES_MAX} exercícios. Apague um para começar outro.`),
  nothing_to_summarise: conflict('Ainda não há o que resumir.'),
  summary_failed: badGateway('Não foi possível escrever o resumo agora. Tente de novo em instantes.'),
  // Dictation.
  transcription_failed: badGateway(
    'Não conseguimos escrever o que você falou. Tente de novo; o que já estava na caixa continua lá.',
  ),
  // Purchases.
  request_closed: conflict(
    'Esse pedido não está mais aberto para esta compra. Se algo não estiver certo, fale conosco.',
  ),
  plan_ended: forbidden('Seu plano terminou.'),
  // Anything else on the way.
  origin_refused: forbidden('Este pedido veio de outro endereço e foi recusado.'),
  invalid_request: badRequest('Não entendemos este pedido. Recarregue a página e tente de novo.'),
  body_too_large: failure(413, 'O conteúdo enviado é grande demais.'),
  not_found: failure(404, 'Não encontramos o que você procura.'),
  busy: tooMany('Muita gente pediu isto ao mesmo tempo. Aguarde um pouco e tente de novo.'),
}

export type ErrorCode = keyof typeof ERRORS

type FailureDetails = {
  retryAfter?: number
  nivel?: RiskLevel
  /** Of the use-case, in the place of the catalogue's. */
  sentence?: string
  link?: string | undefined
  cause?: unknown
}

/** A failure from the catalogue. `retryAfter`, in seconds, is when trying again makes sense. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | undefined
  /** What the safety layer read in a message that was refused: help is shown all the same. */
  readonly nivel: RiskLevel | undefined
  /** Where the person can do something about it. */
  readonly link: string | undefined
  readonly #details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    const { sentence, retryAfter, nivel, link, cause } = details
    super(sentence ?? errorSentence(code, retryAfter), { cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfter = retryAfter
    this.nivel = nivel
    this.link = link
    this.#details = details
  }

  /** The same failure with what was read in the words that it refuses. */
  withLevel(nivel: RiskLevel): AppError {
    return nivel === 'nenhum' ? this : new AppError(this.code, { ...this.#details, nivel, cause: this })
  }
}

/** What was looked for: what is not there, or is somebody else's, is `not_found`. */
export function orNotFound<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new AppError('not_found')
  return thing
}

/** What an operator asked for can't be done: why, and what to do. */
export const operatorMistake = (sentence: string): AppError => new AppError('operator_mistake', { sentence })

export const planEnded = (endedAt: Date, link?: string): AppError =>
  new AppError('plan_ended', { sentence: `Seu plano terminou em ${brasiliaDay(endedAt)}.`, link })

/** Shown in place of a reply that the model did not give, in the words of the specification. */
export const REPLY_FAILED = 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.'
export const REPLY_EMPTY = 'Desculpe, não consegui processar sua mensagem.'

/** The sentence a person reads, with the waiting time where there is one. */
export function errorSentence(code: ErrorCode, retryAfter?: number): string {
  const { message } = ERRORS[code]
  if (retryAfter === undefined) return message
  return `${message} Tente novamente em ${waitingTime(retryAfter)}.`.replace(
    ' Aguarde um pouco e tente de novo.',
    '',
  )
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
