import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'

/** Shown in the place of a message or a title whose stored form can't be opened. */
export const MESSAGE_UNREADABLE = 'Esta mensagem não pôde ser aberta'
export const TITLE_UNREADABLE = 'Título que não pôde ser aberto'

/** A failure: the HTTP status it travels with, and the sentence that a person reads. */
export const failure = (status: number, message: string) => ({ status, message })

/** The failures of the catalogue that a browser notices by itself; the sentence of any other comes with the answer. */
export const BROWSER_ERRORS = {
  // Forms, in the words of the specification.
  fields_required: failure(400, 'Por favor, preencha todos os campos'),
  passwords_differ: failure(400, 'As senhas não coincidem'),
  register_failed: failure(500, 'Erro ao criar conta. Por favor, tente novamente.'),
  login_failed: failure(500, 'Erro ao fazer login. Por favor, tente novamente.'),
  reset_email_required: failure(400, 'Informe seu e-mail para redefinir a senha.'),
  reset_mail_failed: failure(502, 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.'),
  // The same sentence for an address that is not one: there the request is at fault, not the mail server.
  reset_email_invalid: failure(400, 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.'),
  // Where the specification is silent.
  email_invalid: failure(400, 'Informe um e-mail válido, como nome@exemplo.com.br.'),
  password_too_short: failure(400, `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.`),
  password_too_long: failure(400, `A senha pode ter no máximo ${PASSWORD_MAX} caracteres.`),
  reset_token_invalid: failure(400, 'Este link não vale mais. Peça um novo em "Esqueci minha senha".'),
  entry_token_invalid: failure(400, 'Este link não vale mais. Peça outro na página de entrada.'),
  undo_token_invalid: failure(400, 'Este link não vale mais.'),
  note_empty: failure(400, 'Escreva alguma coisa antes de guardar.'),
  // The screen counts along and shows beside the text how long it may be.
  words_too_long: failure(400, 'O texto ficou longo demais.'),
  // Only where another node could do it: a proxy asks the next one.
  unavailable: failure(
    503,
    'Estamos com uma instabilidade. Nada do que você escreveu se perdeu; tente de novo em instantes.',
  ),
  offline: failure(0, 'Sem conexão. O que você escrever fica guardado aqui.'),
  internal: failure(500, 'Algo deu errado do nosso lado. Por favor, tente novamente.'),
}

export type BrowserErrorCode = keyof typeof BROWSER_ERRORS
