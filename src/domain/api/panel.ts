import { z } from 'zod'
import type { OperatorRole, PanelArea } from '../panel/roles.ts'

/**
 * The HTTP contract of the panel. All under /api/painel; 404 while there is no operator. Below `AREA/…` the role decides
 * (domain/panel/roles.ts): 401 signed out, 403 where the role may not.
 *
 * GET  sessao                    who is signed in -> OperatorSession (200 with null when nobody is)
 * POST sair                      -> Done
 * POST convite                   InvitationToken -> InvitedOperator: whom a link of `operadores add` is for
 * POST chave/nova/opcoes         InvitationToken -> options for navigator.credentials.create
 * POST chave/nova                NewPasskey -> OperatorSession; the link is used up
 * POST senha/nova                NewOperatorPassword -> OperatorSession; the link is used up
 * POST chave/opcoes              -> options for navigator.credentials.get
 * POST chave/entrar              PasskeyAnswer -> OperatorSession
 * POST senha/entrar              OperatorLogin -> OperatorSession
 * GET  registro                  ?antes=SEQ -> RegisterPage, the newest first
 */
const text = z
  .string()
  .max(1024)
  .regex(/^[^\0]*$/)
  .default('')
/** What a browser's authenticator answers, in the form of its `toJSON`. */
const publicKeyCredential = z.looseObject({ id: z.string().max(2048), response: z.looseObject({}) })

export const InvitationToken = z.object({ token: text })
export const NewPasskey = z.object({ token: text, credential: publicKeyCredential })
export const PasskeyAnswer = z.object({ credential: publicKeyCredential })
export const NewOperatorPassword = z.object({ token: text, email: text, password: text, code: text })
export const OperatorLogin = z.object({ email: text, password: text, code: text })

export type NewOperatorPassword = z.infer<typeof NewOperatorPassword>
export type OperatorLogin = z.infer<typeof OperatorLogin>

export type Operator = { id: string; nome: string; email: string; papel: OperatorRole }
export type OperatorSession = { operador: (Operator & { areas: PanelArea[] }) | null }
/** `secret` is for an authenticator app, as text and as an address that such apps open. */
export type InvitedOperator = { nome: string; email: string; secret: string; otpauth: string }

/** A line of the register. `alvo` is null where it is nobody, or an e-mail that the operator may not read. */
type RegisterLine = {
  seq: number
  at: string
  operador: string
  acao: string
  alvo: string | null
  motivo: string | null
}
export type RegisterPage = { lines: RegisterLine[]; next: number | null }
