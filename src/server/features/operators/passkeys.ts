import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { AppError } from '#domain/errors.ts'
import { PASSKEY_CHALLENGE_LASTS, PASSKEY_CHALLENGES } from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { challenges, passkeys, type StoredPasskey } from './store/operators.ts'

/** Loaded with the first passkey: most nodes never see one. */
const library = () => import('@simplewebauthn/server')

type Deps = { sql: Sql; limiter: Limiter }
/** The page that asks: a passkey belongs to the name of its host. */
export type AskingPage = { origin: string; caller: Caller }

const rpIdOf = (origin: string) => new URL(origin).hostname

export async function passkeyToCreate(deps: Deps, { id, nome, email }: Operator, page: AskingPage) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Aconchego',
    rpID: rpIdOf(page.origin),
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: nome,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: PASSKEY_CHALLENGE_LASTS,
  })
  await storeChallenge(deps, options.challenge, page.caller)
  return options
}

/** What a browser needs to sign in with a passkey; which operator's it is the browser knows. */
export async function passkeyToUse(deps: Deps, page: AskingPage) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(page.origin),
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_LASTS,
  })
  await storeChallenge(deps, options.challenge, page.caller)
  return options
}

async function storeChallenge({ sql, limiter }: Deps, challenge: string, { address }: Caller): Promise<void> {
  await limiter.take({ name: 'passkey-challenge', limit: PASSKEY_CHALLENGES, by: address })
  await challenges.add(sql, challenge)
}

/** What a browser must have signed: one of our challenges, on this page, by somebody who was verified. */
const expected = (sql: Sql, origin: string) => ({
  expectedChallenge: (challenge: string) => challenges.use(sql, challenge),
  expectedOrigin: origin,
  expectedRPID: rpIdOf(origin),
  requireUserVerification: true,
})

export async function readNewPasskey(sql: Sql, credential: unknown, origin: string): Promise<StoredPasskey> {
  const { verifyRegistrationResponse } = await library()
  const verified = await refused(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      ...expected(sql, origin),
    }),
  )
  if (!verified.registrationInfo) throw new AppError('passkey_refused')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter }
}

export async function operatorOfPasskey(sql: Sql, credential: { id: string }, origin: string) {
  const { verifyAuthenticationResponse } = await library()
  const known = await passkeys.find(sql, credential.id)
  if (!known) throw new AppError('passkey_refused')
  const { id, publicKey, counter, operator } = known
  const { verified, authenticationInfo } = await refused(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      ...expected(sql, origin),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    }),
  )
  if (!verified) throw new AppError('passkey_refused')
  await passkeys.used(sql, id, authenticationInfo.newCounter)
  return operator
}

/** The library throws plain errors for whatever a browser may have sent wrong; those of the database come through it too. */
async function refused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    throw new AppError('passkey_refused', { cause: error })
  }
}
