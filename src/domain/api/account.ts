import { z } from 'zod'
import type { Person, SignedInPlace } from '../account/person.ts'
import type { Responsible } from '../account/responsible.ts'
import type { RiskLevel } from '../safety/risk-level.ts'

/**
 * The HTTP contract of accounts. All under /api/account; those for a signed-in person carry PERSON_HEADER:
 *
 * GET    session               who is signed in -> SessionAnswer (200 with null when nobody is)
 * POST   register              Register -> SessionAnswer
 * POST   login                 Login -> SessionAnswer
 * POST   logout                -> Done; with PERSON_HEADER while somebody is signed in
 * POST   forgot-password       LinkRequest -> LinkAsked, whether or not the account exists
 * POST   reset-password        ResetPassword -> Done; this browser counts as known from then on
 * POST   entry-link            LinkRequest -> LinkAsked, whether or not the account exists; a mail whose link lets a browser in
 * POST   know-browser          LinkToken -> KnownBrowserAnswer; guesses of others no longer hold this browser up
 * POST   support-code          -> SupportCode
 * POST   change-password       ChangePassword -> Done; ends all other sessions
 * POST   undo-password         LinkToken -> UndoPasswordAnswer; 'não fui eu' about a new password
 * POST   undo-account          LinkToken -> Done; 'não fui eu' about a new account, which is erased
 * GET    sessions              where am I signed in -> SessionList
 * DELETE sessions              end all others -> Done
 * DELETE sessions/:id          end one -> Done
 */
// A field that is missing is an empty one, so that the error asks to fill it in.
const text = z
  .string()
  .max(1024)
  .regex(/^[^\0]*$/)
  .default('')

/** `convite` is what the link of the mail 'Crie sua conta' carries: it proves the mailbox. */
export const Register = z.object({ email: text, password: text, confirmation: text, convite: text })
export const Login = z.object({ email: text, password: text })
export const LinkRequest = z.object({ email: text })
export const ResetPassword = z.object({ token: text, password: text, confirmation: text })
export const ChangePassword = z.object({ current: text, password: text, confirmation: text })
export const LinkToken = z.object({ token: text })

export type Register = Omit<z.infer<typeof Register>, 'convite'> & { convite?: string }
export type Login = z.infer<typeof Login>
export type LinkRequest = z.infer<typeof LinkRequest>
export type ResetPassword = z.infer<typeof ResetPassword>
export type ChangePassword = z.infer<typeof ChangePassword>
export type LinkToken = z.infer<typeof LinkToken>

/**
 * `model` is whether replies come from the demonstration model, for the chat screen. `ended` is the id of the
 * person who ended the session of this browser on purpose, from elsewhere: the browser forgets what it keeps of them.
 */
export type SessionAnswer = { person: Person | null; model: 'demo' | 'remote'; ended?: string }

export type SessionList = { sessions: SignedInPlace[] }

/** Read out to support; `ate` is until when it is good. */
export type SupportCode = { codigo: string; ate: string }

/** `resetToken` sets another password, like the token of a reset link. */
export type UndoPasswordAnswer = { resetToken: string }

export type KnownBrowserAnswer = { email: string }

export type Done = { done: true }
/** `espera`: no mail can leave now; it leaves by itself once it can. */
export type LinkAsked = Done & { espera?: true }
export const DONE: Done = { done: true }

export type ErrorAnswer = {
  error: { code: string; message: string; retryAfter?: number; nivel?: RiskLevel; link?: string }
}

/**
 * GET /api/responsible: who answers for the data, for everybody; null where the operator has set none. `avaliacao` where
 * an evaluation is published.
 */
export type ResponsibleAnswer = Responsible & { avaliacao?: boolean }
