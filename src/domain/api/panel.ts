import { z } from 'zod'
import { NOTICE_MAX } from '../limits.ts'
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
 * GET  hoje                      -> TodayAnswer
 * GET  ajustes                   -> SettingsAnswer
 * PUT  ajustes/aviso             NewNotice -> Done; takes the place of the one before
 * DELETE ajustes/aviso           -> Done
 * POST ajustes/email-de-teste    -> TestMailAnswer; to the operator's own e-mail
 * POST ajustes/modelo            -> ModelTestAnswer; asks each service of the model for a word
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

/** What may need somebody: the same list for `npm run situacao` and the screen 'Hoje'. */
export type AttentionKind =
  | 'server-silent'
  | 'disk-full'
  | 'unreadable'
  | 'no-database'
  | 'replies-fail'
  | 'unmapped'
  | 'deliveries-failed'
  | 'contested'
  | 'requests-wait'
  | 'mail-waits'
  | 'no-mail-server'
  | 'no-responsible'
  | 'mails-fail'
  | 'mails-given-up'
  | 'no-backup'
  | 'old-backup'
  | 'rotation-unfinished'
  | 'other-master-key'
  | 'disk-nearly-full'
  | 'service-fails'
  | 'service-filters'
/** `count` is how many, how many minutes or how many per cent; `name` is a service's. */
export type AttentionItem = { kind: AttentionKind; count: number; name: string }

/** How the installation is: sums over everybody, nothing that a person wrote or did. */
export type TodayAnswer = {
  version: string
  attention: AttentionItem[]
  /** Over the last 7 days; null when they can't be read. */
  replies: { whole: number; cut: number; filtered: number; failed: { kind: string; total: number }[] } | null
  /** Seconds to the first word, in the middle of this server's newest replies. */
  firstWord: number | null
  model: { kind: 'demo' | 'remote'; services: { name: string; isFailing: boolean }[] }
  mails: { waiting: number; oldestMinutes: number }
  sales: { stuck: { estado: string; total: number }[]; unmapped: number; contested: number }
  lastBackup: string | null
  database: { bytes: number; isPrivate: boolean }
  /** From 0 to 1. */
  diskFree: number
}

/** What is set of the installation. The value of a secret is never sent, only whether it is set. */
export type SettingLine = { name: string; isSet: boolean; value: string | null }
/** One line on top of the product, from a moment to another. */
export const NewNotice = z.object({
  texto: z.string().trim().min(1).max(NOTICE_MAX),
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
})
export type Notice = z.infer<typeof NewNotice>
export type SettingsAnswer = { settings: SettingLine[]; notice: Notice | null }
export type TestMailAnswer = { to: string; leaves: boolean }
export type ModelTestAnswer = {
  kind: 'demo' | 'remote'
  services: { name: string; answers: boolean; firstWord: number | null; reason: string | null }[]
}
