import { AppError } from '#domain/errors.ts'
import { PASSWORD_MIN } from '#domain/limits.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The list is large and rarely needed: it is read with the first password that somebody chooses. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= read()
  return common
}

/** Shorter ones are refused for their length. */
async function read(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  return new Set(passwords.filter((password) => password.length >= PASSWORD_MIN))
}

/** Refuses a password that guessers try first, however it is capitalised. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const known = await loadCommonPasswords()
  if (known.has(password.normalize('NFKC').trim().toLowerCase())) throw new AppError('password_common')
}
