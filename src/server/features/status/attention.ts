import { existsSync, statfsSync } from 'node:fs'
import { CONTEXT_KEPT } from '#domain/limits.ts'
import { type AttentionItem, type AttentionKind, attentionWords } from '#domain/panel/attention.ts'
import { describeTooSmall } from '#domain/services/request-form.ts'
import { createAuditLogEnd } from '#server/features/operators/audit-log.ts'
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
  failing?: string[]
  /** What the running server reports of itself, where it is not the program that asks. */
  olderVersion?: string | null
  lacksMailServer?: boolean
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

export function needsAttention(status: Status, machine: Machine, now = Date.now()): Attention[] {
  const { mails, deliveries, unmapped, contested, requests, copies, counts } = status
  const budgetReached = status.spending?.budgetReached ?? 0
  const stuck = (state: EventState) => deliveries.find(({ estado }) => estado === state)
  const stuckCount = (state: EventState) => stuck(state)?.total ?? 0
  const queued = stuck('novo')
  const late = queued && now - queued.desde.getTime() > DELIVERY_WAITS_MAX ? queued.total : 0
  // A product without a plan is named as such.
  const waiting = late + (unmapped > 0 ? 0 : stuckCount('sem_mapa'))
  const givenUp = counts?.week.correio.desistiu ?? 0
  const failedMails = counts?.recent.correio.falhou ?? 0
  const unreadable = counts?.week.dados.ilegivel ?? 0
  const { server, url, diskFree, failing = [], olderVersion = null, lacksResponsible } = machine
  const found: [kind: AttentionKind, holds: boolean, count?: number, name?: string][] = [
    ['server-silent', server === 'none', 0, url],
    ['restart-needed', olderVersion !== null, 0, olderVersion ?? ''],
    ['disk-full', server === 'full'],
    ['unreadable', unreadable > 0, unreadable],
    ['no-database', server === 'error'],
    ['replies-fail', counts !== null && failsOften(counts.recent)],
    ['budget', budgetReached > 0, budgetReached * 100],
    ['unmapped', unmapped > 0, unmapped],
    ['deliveries-wait', waiting > 0, waiting],
    ['deliveries-failed', stuckCount('falhou') > 0, stuckCount('falhou')],
    ['deliveries-unread', stuckCount('ilegivel') > 0, stuckCount('ilegivel')],
    ['deliveries-refused', stuckCount('sem_permissao') > 0, stuckCount('sem_permissao')],
    ['contested', contested > 0, contested],
    ['requests-wait', requests > 0, requests],
    ['mail-waits', mails.oldestSeconds > MAIL_WAITS_MAX, Math.floor(mails.oldestSeconds / 60)],
    ['no-mail-server', machine.lacksMailServer ?? false],
    ['no-responsible', lacksResponsible.length > 0, lacksResponsible.length, lacksResponsible.join(', ')],
    ['mails-fail', failedMails >= FAILED_MIN, failedMails],
    ['mails-given-up', givenUp > 0, givenUp],
    ['no-backup', copies.savedAt === null],
    ['old-backup', copies.savedAt !== null && now - copies.savedAt.getTime() > BACKUP_MAX_AGE],
    ['rotation-unfinished', status.rotationUnfinished],
    ['other-master-key', counts === null],
    ['audit-log-end', !machine.isAuditLogEndReadable],
    ['disk-nearly-full', diskFree < DISK_FREE_MIN, Math.floor(diskFree * 100)],
  ]
  const ofService = (kind: AttentionKind) => (name: string) => ({ kind, count: 0, name })
  const items: AttentionItem[] = [
    ...found.flatMap(([kind, holds, count = 0, name = '']) => (holds ? { kind, count, name } : [])),
    ...(copies.failure ? [copies.failure] : []).map(ofService('copy-failed')),
    ...failing.map(ofService('service-fails')),
    ...(counts ? filteringServices(counts.week) : []).map(ofService('service-filters')),
    ...smallContexts(status, now).map(ofService('small-context')),
  ]
  return items.map((item) => {
    const { says, command } = attentionWords(item)
    return { ...item, line: `${says} Para resolver: ${command}` }
  })
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

/** How much of the disk with this folder is free, from 0 to 1. */
export function diskFreeAt(dataDir: string): number {
  const disk = statfsSync(existsSync(dataDir) ? dataDir : '.')
  return disk.bavail / disk.blocks
}

export function dataDirState(dataDir: string) {
  return { diskFree: diskFreeAt(dataDir), isAuditLogEndReadable: createAuditLogEnd(dataDir).isReadable() }
}
