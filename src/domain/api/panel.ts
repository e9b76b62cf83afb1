import { z } from 'zod'
import { isEmail, normalizeEmail } from '../account/credentials.ts'
import { contactLink, type Responsible } from '../account/responsible.ts'
import { NOTICE_MAX, PLAN_NAME_MAX, PLANO_MAX, RESPONSIBLE_MAX } from '../limits.ts'
import type { AttentionItem } from '../panel/attention.ts'
import type { Operator, PanelArea } from '../panel/roles.ts'
import { PLATFORMS, type Platform } from '../purchases/canonical-event.ts'
import type { PlanState } from '../purchases/plan-state.ts'
import type { ProductMapping } from '../purchases/product-map.ts'
import type { RiskLevel } from '../safety/risk-level.ts'

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
 * PUT  ajustes/planos            PlanNamesChange -> Done
 * PUT  ajustes/responsaveis      ResponsibleChange -> Done
 * POST ajustes/email-de-teste    -> TestMailAnswer; to the operator's own e-mail
 * POST ajustes/modelo            -> ModelTestAnswer; asks each service of the model for a word
 * GET  pessoas                   ?busca=BEGINNING&depois=EMAIL -> PeoplePage
 * POST pessoas/suporte           TypedSupportCode -> PanelPerson
 * POST pessoas/adicionar         NewEntry -> Done
 * POST pessoas/{encerrar,suspender,dados,apagar}   EmailAndReason -> Done
 * POST pessoas/{retomar,reenviar}                  SomeEmail -> Done
 * POST pessoas/corrigir          CorrectedEmail -> Done: what was bought with one e-mail is the other's
 * GET  vendas                    -> SalesOverview
 * GET  vendas/entregas           ?pendentes=sim&depois=CURSOR -> DeliveriesPage, the newest first
 * POST vendas/integracoes        NewIntegration -> IntegrationMade; the only answer that shows the new secret
 * POST vendas/integracoes/ID/segredo   NewSecret -> SecretChanged
 * POST vendas/integracoes/ID/remover   Reason -> Done
 * POST vendas/integracoes/ID/testar    -> IntegrationTest
 * POST vendas/produtos           ProductPlan -> ProductMapped: what waited for it is applied at once
 * POST vendas/reprocessar        -> Reprocessed
 * POST vendas/dispensar          SeenUntil -> Dismissed: what can't be applied and came until then is done with
 * POST vendas/importar/previa    SalesFile -> ImportPreview; nothing changes
 * POST vendas/importar           SalesFile -> Imported
 * GET  numeros                   -> FiguresAnswer
 * GET  registro                  ?antes=SEQ -> AuditPage, the newest first
 */
/** What the database can store as text: no NUL, no half of a character. */
const STORABLE = /^[^\0\p{Cs}]*$/u
const text = z.string().max(1024).regex(STORABLE).default('')
/** What a browser's authenticator answers, in the form of its `toJSON`. */
const publicKeyCredential = z.looseObject({
  id: z.string().max(2048).regex(STORABLE),
  response: z.looseObject({}),
})

export const InvitationToken = z.object({ token: text })
export const NewPasskey = z.object({ token: text, credential: publicKeyCredential })
export const PasskeyAnswer = z.object({ credential: publicKeyCredential })
export const NewOperatorPassword = z.object({ token: text, email: text, password: text, code: text })
export const OperatorLogin = z.object({ email: text, password: text, code: text })

export type NewOperatorPassword = z.infer<typeof NewOperatorPassword>
export type OperatorLogin = z.infer<typeof OperatorLogin>

export type OperatorSession = { operador: (Operator & { areas: PanelArea[] }) | null }
/**
 * `secret` is for an authenticator app, as text and as an address that such apps open. It is new each time the link is opened;
 * only the last one counts. `openedAt` is when it was opened before.
 */
export type InvitedOperator = {
  nome: string
  email: string
  secret: string
  otpauth: string
  openedAt: string | null
}

/** A line of the audit log. `alvo` is null where it is nobody, or an e-mail that the operator may not read. */
type AuditLine = {
  seq: number
  at: string
  operador: string
  acao: string
  alvo: string | null
  motivo: string | null
}
export type AuditPage = { lines: AuditLine[]; next: number | null }

/** What a first day still has to bring. */
export const MISSING_FOR_PUBLIC = ['correio', 'backup', 'modelo', 'contato', 'preco'] as const
export type MissingForPublic = (typeof MISSING_FOR_PUBLIC)[number]

/** How the installation is: sums over everybody, nothing that a person wrote or did. */
export type TodayAnswer = {
  version: string
  attention: AttentionItem[]
  /** What is still missing for people from outside; empty once all is done. */
  missing: MissingForPublic[]
  /** Over the last 7 days; null when they can't be read. */
  replies: { whole: number; cut: number; filtered: number; failed: { kind: string; total: number }[] } | null
  /** Seconds to the first word, in the middle of this server's newest replies. */
  firstWord: number | null
  model: { kind: 'demo' | 'remote'; services: { name: string; isFailing: boolean }[] }
  mails: { waiting: number; oldestMinutes: number }
  sales: { stuck: { estado: string; total: number }[]; unmapped: number; contested: number }
  lastBackup: string | null
  backupBytes: number | null
  lastRehearsal: string | null
  database: { bytes: number; isPrivate: boolean }
  /** From 0 to 1. */
  diskFree: number
}

/** What is set of the installation. The value of a secret is never sent, only whether it is set. */
export type SettingLine = { name: string; isSet: boolean; value: string | null }
/** One line of text that is no markup and no formula. */
const LINE = /^[^<>\p{Cc}\p{Cs}]*$/u
/** One line on top of the product, from a moment to another. */
export const NewNotice = z.object({
  texto: z.string().trim().min(1).max(NOTICE_MAX).regex(STORABLE),
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
})
export type Notice = z.infer<typeof NewNotice>
/** Names of plans by their key, and who answers for the data; an empty one leaves the value of the environment. */
export const PlanNamesChange = z.record(
  z.string().max(PLANO_MAX).regex(STORABLE),
  z.string().trim().max(PLAN_NAME_MAX).regex(LINE),
)
const responsible = z.string().trim().max(RESPONSIBLE_MAX)
export const ResponsibleChange = z.object({
  controlador: responsible.regex(LINE),
  encarregado: responsible.regex(LINE),
  contato: responsible.refine((value) => value === '' || contactLink(value) !== null),
})
export type ResponsibleChange = z.infer<typeof ResponsibleChange>
export type SettingsAnswer = {
  settings: SettingLine[]
  notice: Notice | null
  /** Every plan that is sold or given, and what people read instead of its key. */
  plans: { plano: string; nome: string }[]
  responsible: Responsible
}
export type TestMailAnswer = { to: string; leaves: boolean }
export type ModelTestAnswer = {
  kind: 'demo' | 'remote'
  services: { name: string; answers: boolean; firstWord: number | null; reason: string | null }[]
}
const reason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}*$/u)
const platform = z.enum(PLATFORMS)

export const Reason = z.object({ motivo: reason })
export const NewIntegration = z.object({
  plataforma: platform,
  segredo: text.optional(),
})
export const NewSecret = z.object({ segredo: text.optional() })
export const ProductPlan = z.object({
  plataforma: platform,
  produto: z.string().trim().min(1).max(256).regex(STORABLE),
  oferta: z.string().trim().max(256).regex(STORABLE).default(''),
  plano: z.string().trim().max(256),
  dias: z.int().min(1).max(36_500).nullable().default(null),
})
export const SalesFile = z.object({ csv: z.string() })

export type NewIntegration = z.input<typeof NewIntegration>
export type ProductPlan = z.input<typeof ProductPlan>

export type PanelIntegration = {
  id: string
  plataforma: Platform
  url: string
  isSigned: boolean
  secrets: number
  lastDeliveryAt: string | null
}
export type UnmappedProduct = {
  plataforma: Platform
  produtoId: string
  ofertaId: string | null
  /** As the platform calls it, where a delivery names it. */
  nome: string | null
  total: number
}
export type SalesOverview = {
  integracoes: PanelIntegration[]
  /** Sold, and not yet mapped to a plan. */
  semPlano: UnmappedProduct[]
  produtos: (ProductMapping & Pick<UnmappedProduct, 'nome'>)[]
  planos: string[]
  parados: { estado: string; total: number; desde: string; ate: string }[]
  paraOlhar: { platform: Platform; tipo: string; id: string; at: string }[]
}
type Delivery = {
  id: string
  recebidoEm: string
  plataforma: string
  tipo: string
  estado: string
  compraId: string | null
  detalhe: string | null
}
export type DeliveriesPage = { entregas: Delivery[]; next: string | null }
export type IntegrationMade = {
  id: string
  url: string
  segredo: string | null
  passos: string[]
  outras: number
}
export type SecretChanged = { segredo: string | null; keepsOld: boolean }
export type IntegrationTest = { resultado: 'ok' | 'sem-segredo' | 'sem-resposta' }
export type ProductMapped = { aplicados: number }
export const SeenUntil = z.object({ ate: z.iso.datetime() })
export type SeenUntil = z.infer<typeof SeenUntil>
export type Dismissed = { dispensados: number }
export type Reprocessed = { tentados: number; aplicados: number }
type PlanAccess = { plano: string; ate: string | null }
export type ImportPreview = {
  linhas: number
  /** Lines that were not imported before. */
  novas: number
  semPlano: number
  mudancas: { email: string; antes: PlanAccess | null; depois: PlanAccess | null }[]
}
export type Imported = Pick<ImportPreview, 'linhas' | 'novas'>

const email = z.string().max(320).regex(STORABLE).transform(normalizeEmail)
/** Where a list of people begins, and what comes next of it. */
export const PeopleQuery = z.object({ busca: email.default(''), depois: email.default('') })

export const SomeEmail = z.object({ email })
export const EmailAndReason = z.object({ email, motivo: reason })
export const NewEntry = z.object({ email, plano: z.string().trim().max(256) })
export const CorrectedEmail = z.object({
  de: email,
  para: email.refine(isEmail),
  motivo: reason,
})
export const TypedSupportCode = z.object({ codigo: z.string().max(40) })

/** States of an account or of an entry on the allow-list. */
export type PanelPerson = {
  email: string
  plano: string
  estado: PlanState | 'fora-da-lista'
  origem: 'manual' | 'compra' | null
  /** What was paid for ends then; with `toleranciaAte` the access lasts until a payment that is late has had its time. */
  ate: string | null
  toleranciaAte: string | null
  contaDesde: string | null
  aparelhos: number
  suspensa: 'operador' | 'idade' | null
  apagaEm: string | null
  /** Of the last attempt to sign in, if it failed. Never of a reply: that would identify who is in danger. */
  ultimoErro: { codigo: string; dia: string } | null
}
export type PeoplePage = { pessoas: PanelPerson[]; next: string | null }

/** Null: fewer than 20 people, not shown. */
export type FiguresAnswer = {
  people: number | null
  /** Whose conversations changed in the last 7 and 30 days. */
  active: { week: number | null; month: number | null }
  /** Seconds, in the middle of this server's newest replies; null before the first. */
  firstWord: number | null
  /** Of this month's finished days; `cost` is null without prices. */
  spending: {
    input: number
    output: number
    replies: number
    cost: { month: number; perReply: number; perPerson: number } | null
  } | null
  /** The oldest first; the last one runs. */
  months: MonthFigures[]
  /** The last 30 days and the 30 before, the oldest first. */
  days: DayFigures[]
}
export type DayFigures = { day: string; replies: number; failed: number; sales: number; refunds: number }
export type MonthFigures = {
  /** As '2026-11'. */
  month: string
  people: number | null
  messages: number | null
  replies: number
  failed: number
  sales: number
  refunds: number
  /** Messages by level, and how often the guard of replies stepped in; in tens while the month runs. */
  safety: (Record<Exclude<RiskLevel, 'nenhum'>, number> & { guarda: number }) | null
}
