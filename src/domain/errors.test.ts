import { describe, expect, test } from 'vitest'
import { AppError, ERRORS, type ErrorCode, errorSentence, REPLY_EMPTY, REPLY_FAILED } from './errors.ts'

describe('the sentences of the specification are said word for word', () => {
  test.each([
    ['fields_required', 'Por favor, preencha todos os campos'],
    ['reset_email_required', 'Informe seu e-mail para redefinir a senha.'],
    ['passwords_differ', 'As senhas não coincidem'],
    [
      'email_not_allowed',
      'Este email não está autorizado para criar uma conta. Por favor, faça a compra do plano primeiro.',
    ],
    ['invalid_credential', 'Email ou senha incorretos. Por favor, tente novamente.'],
    ['login_failed', 'Erro ao fazer login. Por favor, tente novamente.'],
    ['reset_mail_failed', 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.'],
    ['reset_email_invalid', 'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.'],
    ['email_in_use', 'Este email já está em uso. Por favor, use outro email ou faça login.'],
    ['register_failed', 'Erro ao criar conta. Por favor, tente novamente.'],
  ] as const)('%s', (code, sentence) => {
    expect(ERRORS[code].message).toBe(sentence)
  })

  test('of a reply that did not come', () => {
    expect(REPLY_FAILED).toBe(
      'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.',
    )
    expect(REPLY_EMPTY).toBe('Desculpe, não consegui processar sua mensagem.')
  })
})

test.each(Object.entries(ERRORS))(
  '%s has a status and a sentence that fits on a screen',
  (_, { status, message }) => {
    // 0 is for what never reached a server.
    expect(status === 0 || (status >= 400 && status < 600)).toBe(true)
    expect(message).toMatch(/^\p{Lu}.{10,160}$/u)
  },
)

describe('the time to wait is said as a person would', () => {
  test.each([
    [1, '1 segundo'],
    [30, '30 segundos'],
    [59, '59 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [120, '2 minutos'],
  ])('%i: %s', (seconds, said) => {
    expect(errorSentence('too_many_tries', seconds)).toBe(
      `Muitas tentativas em pouco tempo. Tente novamente em ${said}.`,
    )
  })

  test('without one, the sentence is alone', () => {
    expect(errorSentence('too_many_tries')).toBe(
      'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
    )
  })
})

test('a failure carries its code, its sentence, its waiting time and its cause', () => {
  const cause = new Error('inside')
  const error = new AppError('too_many_tries', { retryAfter: 30, cause })
  expect(error).toMatchObject({ name: 'AppError', code: 'too_many_tries', retryAfter: 30, cause })
  expect(error.message).toBe(errorSentence('too_many_tries', 30))
  expect(new AppError('not_found' satisfies ErrorCode).retryAfter).toBeUndefined()
})
