import { randomBytes } from 'node:crypto'

/** The e-mail of a person who was never here before. */
export function newEmail(): string {
  return `pessoa-${randomBytes(6).toString('hex')}@exemplo.com.br`
}
