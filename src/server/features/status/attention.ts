import { CONTEXT_KEPT } from '#domain/limits.ts'
import type { AttentionItem, AttentionKind } from '#domain/panel/attention.ts'
import { describeTooSmall } from '#domain/services/request-form.ts'
import type { EventState } from '#server/features/purchases/store/inbox.ts'
import { FAILURE_KINDS } from '#server/model/services/failure-kind.ts'
import type { Status, Totals } from './read-status.ts'

/** What only this machine knows: whether the server answers, which services fail, how much of the disk is free (0 to 1). */
export type Machine = {
  server: 'ok' | 'error' | 'full' | 'none'
  url: string
  diskFree: number
  /** Whether DATA_DIR/registro-fim.json can be read, or is not there yet. */
  isAuditLogEndReadable: boolean
  failing: string[]
  /** What the running server reports of itself, where it is not the program that asks. */
  olderVersion: string | null
  /** In production without SMTP_URL. */
  lacksMailServer: boolean
  /** In production, the settings that should say who answers for people's data. */
  lacksResponsible: string[]
}

const HOUR = 60 * 60 * 1000
/** A copy that is made every night may take a while. */
const BACKUP_MAX_AGE = 26 * HOUR
/** A delivery is applied at once; while the database is busy it may take longer. */
const DELIVERY_WAITS_MAX = 5 * 60_000
const MAIL_WAITS_MAX = 15 * 60
const DISK_FREE_MIN = 0.1
const FAILED_SHARE_MAX = 0.1
const FAILED_MIN = 3
const FILTERED_SHARE_MAX = 0.01

/** Something that somebody should do something about: `line` is what a terminal shows, with what to do there. */
type Attention = AttentionItem & { line: string }

/** The panel has words of its own for each kind. */
const LINES: Record<AttentionKind, (found: AttentionItem, machine: Machine) => string> = {
  'server-silent': (_, { url }) => `O servidor não responde em ${url}: npm start.`,
  'restart-needed': (_, { olderVersion }) =>
    `O servidor ainda é a versão ${olderVersion}: reinicie-o para usar a instalada.`,
  'disk-full': () =>
    'O disco do banco está cheio: nada novo é guardado. Libere espaço; o que há está seguro.',
  unreadable: ({ count }) => `Valores guardados que não se abrem, em 7 dias: ${count}. npm run keys -- mend`,
  'no-database': () => 'O servidor responde, mas não alcança o banco: veja o log.',
  'replies-fail': () => 'Muitas respostas falham (hoje e ontem): veja o motivo acima.',
  budget: ({ count }) =>
    `Os modelos já custaram ${count === 100 ? 'todo o' : 'mais de 80 % do'} MODEL_BUDGET_MONTH deste mês. Nada para por isso.`,
  unmapped: ({ count }) => `Produtos vendidos sem plano: ${count}. npm run compras -- situacao`,
  'deliveries-failed': ({ count }) =>
    `Entregas de vendas que falharam: ${count}. npm run compras -- reprocessar`,
  'deliveries-wait': ({ count }) => `Vendas que esperam: ${count}. npm run compras -- reprocessar`,
  'deliveries-unread': ({ count }) =>
    `Entregas de vendas em formato desconhecido (ilegivel): ${count}. npm run compras -- eventos --pendentes`,
  'deliveries-refused': ({ count }) =>
    `Entregas de vendas sem permissão (sem_permissao): ${count}. npm run compras -- eventos --pendentes`,
  contested: ({ count }) => `Compras para olhar: ${count}. npm run compras -- situacao`,
  'requests-wait': ({ count }) =>
    `Pedidos de desistência ou cancelamento que esperam: ${count}. npm run compras -- situacao`,
  'mail-waits': ({ count }) => `Um e-mail espera há ${count} min: veja SMTP_URL e o log.`,
  'no-mail-server': () =>
    'Sem SMTP_URL nenhum e-mail sai: cada um vira um arquivo em DATA_DIR/mail, por um dia.',
  'no-responsible': (_, { lacksResponsible }) =>
    `Falta dizer quem responde pelos dados das pessoas: ${lacksResponsible.join(', ')}.`,
  'mails-fail': ({ count }) => `Envios de e-mail que falharam ontem e hoje: ${count}. Veja SMTP_URL e o log.`,
  'mails-given-up': ({ count }) => `E-mails de que se desistiu em 7 dias: ${count}. Veja o log.`,
  'no-backup': () => 'Nenhum backup foi guardado: npm run backup -- save PASTA',
  'old-backup': () => 'O último backup tem mais de um dia: npm run backup -- save PASTA',
  'rotation-unfinished': () => 'A troca da chave mestra não terminou: npm run keys -- rotate',
  'other-master-key': () => 'A chave mestra desta máquina não abre as contagens: veja DATA_DIR/keys.',
  'audit-log-end': () =>
    'registro-fim.json em DATA_DIR está danificado: npm run operadores -- registro --conferir; depois apague-o.',
  'disk-nearly-full': ({ count }) => `O disco de DATA_DIR está quase cheio: ${count} % livre.`,
  'service-fails': ({ name }) => `O serviço ${name} não responde: npm run modelo.`,
  'service-filters': ({ name }) =>
    `O serviço ${name} recusa conversas sobre dor: peça ao provedor um filtro mais brando, ou troque de serviço.`,
  'small-context': ({ name }) => name,
  'copy-failed': ({ name }) => `A cópia da noite falhou: ${name}`,
}

/** What needs attention; empty when nothing does. */
export function needsAttention(status: Status, machine: Machine, now = Date.now()): Attention[] {
  const { mails, deliveries, unmapped, contested, requests, copies, counts } = status
  const budgetReached = status.spending?.budgetReached ?? 0
  const stuck = (state: EventState) => deliveries.find(({ estado }) => estado === state)
  const [failed, unread, refused] = (['falhou', 'ilegivel', 'sem_permissao'] as const).map(
    (state) => stuck(state)?.total ?? 0,
  ) as [number, number, number]
  const queued = stuck('novo')
  const late = queued && now - queued.desde.getTime() > DELIVERY_WAITS_MAX ? queued.total : 0
  // A product without a plan is named as such.
  const waiting = late + (unmapped > 0 ? 0 : (stuck('sem_mapa')?.total ?? 0))
  const givenUp = counts?.week.correio.desistiu ?? 0
  const failedMails = counts?.recent.correio.falhou ?? 0
  const unreadable = counts?.week.dados.ilegivel ?? 0
  const {
    server,
    diskFree,
    failing,
    olderVersion,
    lacksMailServer,
    lacksResponsible,
    isAuditLogEndReadable,
  } = machine
  const found: [kind: AttentionKind, holds: boolean, count?: number][] = [
    ['server-silent', server === 'none'],
    ['restart-needed', olderVersion !== null],
    ['disk-full', server === 'full'],
    ['unreadable', unreadable > 0, unreadable],
    ['no-database', server === 'error'],
    ['replies-fail', counts !== null && failsOften(counts.recent)],
    ['budget', budgetReached > 0, budgetReached * 100],
    ['unmapped', unmapped > 0, unmapped],
    ['deliveries-wait', waiting > 0, waiting],
    ['deliveries-failed', failed > 0, failed],
    ['deliveries-unread', unread > 0, unread],
    ['deliveries-refused', refused > 0, refused],
    ['contested', contested > 0, contested],
    ['requests-wait', requests > 0, requests],
    ['mail-waits', mails.oldestSeconds > MAIL_WAITS_MAX, Math.floor(mails.oldestSeconds / 60)],
    ['no-mail-server', lacksMailServer],
    ['no-responsible', lacksResponsible.length > 0, lacksResponsible.length],
    ['mails-fail', failedMails >= FAILED_MIN, failedMails],
    ['mails-given-up', givenUp > 0, givenUp],
    ['no-backup', copies.savedAt === null],
    ['old-backup', copies.savedAt !== null && now - copies.savedAt.getTime() > BACKUP_MAX_AGE],
    ['rotation-unfinished', status.rotationUnfinished],
    ['other-master-key', counts === null],
    ['audit-log-end', !isAuditLogEndReadable],
    ['disk-nearly-full', diskFree < DISK_FREE_MIN, Math.floor(diskFree * 100)],
  ]
  const ofService = (kind: AttentionKind) => (name: string) => ({ kind, count: 0, name })
  const items: AttentionItem[] = [
    ...found.flatMap(([kind, holds, count = 0]) => (holds ? { kind, count, name: '' } : [])),
    ...(copies.failure ? [copies.failure] : []).map(ofService('copy-failed')),
    ...failing.map(ofService('service-fails')),
    ...(counts ? filteringServices(counts.week) : []).map(ofService('service-filters')),
    ...smallContexts(status, now).map(ofService('small-context')),
  ]
  return items.map((item) => ({ ...item, line: LINES[item.kind](item, machine) }))
}

/** How often replies failed, by kind, the most frequent first. */
export const failuresIn = ({ resposta }: Pick<Totals, 'resposta'>): [string, number][] =>
  FAILURE_KINDS.flatMap((kind): [string, number][] =>
    resposta[kind] ? [[kind, resposta[kind]]] : [],
  ).toSorted((a, b) => b[1] - a[1])

function failsOften(totals: Totals): boolean {
  const failed = failuresIn(totals).reduce((sum, [, times]) => sum + times, 0)
  const all = Object.values(totals.resposta).reduce((sum, times) => sum + times, 0)
  return failed >= FAILED_MIN && failed > all * FAILED_SHARE_MAX
}

export function endsByService({ servico }: Totals): [service: string, ends: Record<string, number>][] {
  const services = new Map<string, Record<string, number>>()
  for (const [name, times] of Object.entries(servico)) {
    const [, service = '', end = ''] = /^(.*)\/(.*)$/.exec(name) ?? []
    services.set(service, { ...services.get(service), [end]: times })
  }
  return [...services]
}

/** Services that refused even the shortest request, a while ago at most: one with a larger context does not report it. */
const smallContexts = ({ learnedForms }: Status, now: number): string[] =>
  learnedForms.flatMap(({ modelo, form: { tooSmall }, learnedAt }) =>
    tooSmall && now - learnedAt.getTime() < CONTEXT_KEPT ? `${modelo}: ${describeTooSmall(tooSmall)}` : [],
  )

/** A filter that refuses more than one in a hundred refuses the people whom this product is for. */
function filteringServices(totals: Totals): string[] {
  const filters = ([, ends]: [string, Record<string, number>]) => {
    const all = Object.values(ends).reduce((sum, times) => sum + times, 0)
    return (ends.filtrada ?? 0) > all * FILTERED_SHARE_MAX
  }
  return endsByService(totals)
    .filter(filters)
    .map(([service]) => service)
}
