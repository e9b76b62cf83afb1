import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'

/** Shown in the place of a message or a title whose stored form can't be opened. */
export const MESSAGE_UNREADABLE = 'Esta mensagem não pôde ser aberta'
export const TITLE_UNREADABLE = 'Título que não pôde ser aberto'

/** The failures of the catalogue that a browser notices by itself; the sentence of any other comes with the answer. */
export const BROWSER_ERRORS = {
  // Forms, in the words of the specification.
  fields_required: { status: 400, message: 'Por favor, preencha todos os campos' },
  passwords_differ: { status: 400, message: 'As senhas não coincidem' },
  register_failed: { status: 500, message: 'Erro ao criar conta. Por favor, tente novamente.' },
  login_failed: { status: 500, message: 'Erro ao fazer login. Por favor, tente novamente.' },
  reset_email_required: { status: 400, message: 'Informe seu e-mail para redefinir a senha.' },
  reset_mail_failed: {
    status: 502,
    message: 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.',
  },
  // The same sentence for an address that is not one: there the request is at fault, not the mail server.
  reset_email_invalid: {
    status: 400,
    message: 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.',
  },
  // Where the specification is silent.
  email_invalid: { status: 400, message: 'Informe um e-mail válido, como nome@exemplo.com.br.' },
  password_too_short: { status: 400, message: `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.` },
  password_too_long: { status: 400, message: `A senha pode ter no máximo ${PASSWORD_MAX} caracteres.` },
  reset_token_invalid: {
    status: 400,
    message: 'Este link não vale mais. Peça um novo em "Esqueci minha senha".',
  },
  entry_token_invalid: {
    status: 400,
    message: 'Este link não vale mais. Peça outro na página de entrada.',
  },
  undo_token_invalid: {
    status: 400,
    message: 'Este link não vale mais.',
  },
  note_empty: { status: 400, message: 'Escreva alguma coisa antes de guardar.' },
  // The screen counts along and shows beside the text how long it may be.
  words_too_long: { status: 400, message: 'O texto ficou longo demais.' },
  // Only where another node could do it: a proxy asks the next one.
  unavailable: {
    status: 503,
    message:
      'Estamos com uma instabilidade. Nada do que você escreveu se perdeu; tente de novo em instantes.',
  },
  offline: { status: 0, message: 'Sem conexão. O que você escrever fica guardado aqui.' },
  internal: { status: 500, message: 'Algo deu errado do nosso lado. Por favor, tente novamente.' },
} as const satisfies Record<string, { status: number; message: string }>

export type BrowserErrorCode = keyof typeof BROWSER_ERRORS
