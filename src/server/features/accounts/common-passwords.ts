import { AppError } from '#domain/errors.ts'
import { PASSWORD_MIN } from '#domain/limits.ts'
import { makeOnce } from '#server/platform/make-once.ts'

/** The list is large and rarely needed: it is read with the first password that somebody chooses. */
export const loadCommonPasswords = makeOnce(async () => {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  // Shorter ones are refused for their length.
  return new Set(passwords.filter((password) => password.length >= PASSWORD_MIN))
})

/** Refuses a password that guessers try first, however it is capitalised. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const known = await loadCommonPasswords()
  if (known.has(password.normalize('NFKC').trim().toLowerCase())) throw new AppError('password_common')
}
