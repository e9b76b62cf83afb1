import { PASSWORD_MIN } from '#domain/limits.ts'

/** The fields of a password that is chosen: signing in does without them. */
export const newPasswordCopy = {
  confirmation: 'Confirmar senha',
  current: 'Senha atual',
  newPassword: 'Nova senha',
  newConfirmation: 'Confirmar nova senha',
  passwordRule: `Pelo menos ${PASSWORD_MIN} caracteres. Uma frase curta, só sua, funciona bem.`,
} as const
