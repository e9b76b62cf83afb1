import { AsyncLocalStorage } from 'node:async_hooks'
import type { Auth as BetterAuth } from 'better-auth'
import { APIError, isAPIError } from 'better-auth/api'
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import { CONSENT_VERSION } from '#domain/account/consent.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_LASTS, SESSION_RENEWED_EVERY } from '#domain/limits.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { authAdapter } from '#server/platform/db/auth-adapter.ts'
import { isUnavailable, type Queryable, type Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { cookiePrefix, isSecure } from './cookies.ts'

type Options = {
  sql: Sql
  secret: string
  appUrl: string
  log: Log
  /** Asked in the transaction that creates the account; null refuses it (register.ts). */
  planForNewAccount: (tx: Queryable, email: string) => Promise<string | null>
}

export type Auth = BetterAuth<ReturnType<typeof authRules>>

/** Never mounted as routes of its own: ours call it, so that every answer has the catalogue's shape. */
export const createAuth = (options: Options): Auth => betterAuth(authRules(options))

function authRules({ sql, secret, appUrl, log, planForNewAccount }: Options) {
  const transaction = new AsyncLocalStorage<Queryable>()
  return {
    appName: 'Aconchego',
    baseURL: appUrl,
    secret,
    database: authAdapter(sql, (tx, work) => transaction.run(tx, work)),
    user: {
      modelName: 'users',
      // Set by the hook below or by their defaults, never by what a browser sends.
      additionalFields: {
        plano: { type: 'string', required: true, input: false, defaultValue: '' },
        onboardingFinalizado: { type: 'boolean', required: true, input: false, defaultValue: false },
        lastLogin: { type: 'date', required: false, input: false },
        consentVersion: { type: 'string', required: true, input: false, defaultValue: CONSENT_VERSION },
        consentAt: { type: 'date', required: true, input: false, defaultValue: () => new Date() },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_LASTS / 1000,
      updateAge: SESSION_RENEWED_EVERY / 1000,
    },
    account: { modelName: 'accounts' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_MIN,
      // Counted in code units there, in characters by us: ours is the stricter one and comes first.
      maxPasswordLength: PASSWORD_MAX * 2,
    },
    databaseHooks: {
      // Runs inside the transaction that creates the account: no plan, no account.
      user: {
        create: {
          before: async (user) => {
            const tx = transaction.getStore() ?? sql
            const plano = await planForNewAccount(tx, user.email)
            if (!plano) throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_ALLOWED' })
            return { data: { ...user, plano, lastLogin: new Date() } }
          },
        },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix({ appUrl }),
      // It would put a prefix of its own before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure({ appUrl }) },
      ipAddress: { disableIpTracking: true },
      database: { generateId: uuidv7 },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages name e-mails and are left out; the errors it keeps to itself are all that matters of them.
    logger: {
      log: (_level, _message, ...details: unknown[]) => {
        const err = details.find((detail) => detail instanceof Error)
        if (err) log.warn({ event: 'sign-in-library-error', err }, 'better-auth reported an error')
      },
    },
  } satisfies BetterAuthOptions
}

const CODES = new Map<string, ErrorCode>([
  ['INVALID_EMAIL_OR_PASSWORD', 'invalid_credential'],
  ['INVALID_EMAIL', 'invalid_credential'],
  ['USER_ALREADY_EXISTS', 'email_in_use'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email_in_use'],
  ['EMAIL_NOT_ALLOWED', 'email_not_allowed'],
  ['PASSWORD_TOO_SHORT', 'password_too_short'],
  ['PASSWORD_TOO_LONG', 'password_too_long'],
])

/** Runs a call to Better Auth; its failures come out as ours, and the unknown one as `otherwise`. */
export async function translated<T>(otherwise: ErrorCode, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError || isUnavailable(error)) throw error
    const code = isAPIError(error) ? CODES.get(String(error.body?.code)) : undefined
    throw new AppError(code ?? otherwise, { cause: error })
  }
}
