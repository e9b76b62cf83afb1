import type { AttentionItem, AttentionKind } from '#domain/api/panel.ts'
import { FAILURE_KINDS } from '#server/model/failure-kind.ts'
import type { Status, Totals } from './read-status.ts'

/** What only this machine knows: whether the server answers, which services fail, how much of the disk is free (0 to 1). */
export type Machine = {
  server: 'ok' | 'error' | 'full' | 'none'
  url: string
  diskFree: number
  failing: string[]
  /** In production without SMTP_URL. */
  lacksMailServer: boolean
  /** In production, the settings that should say who answers for people's data. */
  lacksResponsible: string[]
}

const HOUR = 60 * 60 * 1000
/** A copy that is made every night may take a while. */
const BACKUP_MAX_AGE = 26 * HOUR
const MAIL_WAITS_MAX = 15 * 60
const DISK_FREE_MIN = 0.1
const FAILED_SHARE_MAX = 0.1
const FAILED_MIN = 3
const FILTERED_SHARE_MAX = 0.01

/** Something that somebody should do something about: `line` is what a terminal shows, with what to do there. */
type Attention = AttentionItem & { line: string }

/** What needs attention; empty when nothing does. The panel has words of its own for each kind. */
export function needsAttention(status: Status, machine: Machine, now = Date.now()): Attention[] {
  const { mails, deliveries, unmapped, contested, requests, lastBackup, counts } = status
  const budgetReached = status.spending?.budgetReached ?? 0
  const failed = deliveries.find(({ estado }) => estado === 'falhou')?.total ?? 0
  const givenUp = counts?.week.correio.desistiu ?? 0
  const failedMails = counts?.recent.correio.falhou ?? 0
  const unreadable = counts?.week.dados.ilegivel ?? 0
  const backupAge = lastBackup && now - lastBackup.getTime()
  const waited = minutes(mails.oldestSeconds)
  const diskFree = Math.floor(machine.diskFree * 100)
  const found: [holds: boolean, kind: AttentionKind, count: number, line: string][] = [
    [machine.server === 'none', 'server-silent', 0, `O servidor não responde em ${machine.url}: npm start.`],
    [
      machine.server === 'full',
      'disk-full',
      0,
      'O disco do banco está cheio: nada novo é guardado. Libere espaço; o que há está seguro.',
    ],
    [
      unreadable > 0,
      'unreadable',
      unreadable,
      `Valores guardados que não se abrem, em 7 dias: ${unreadable}. npm run keys -- mend`,
    ],
    [
      machine.server === 'error',
      'no-database',
      0,
      'O servidor responde, mas não alcança o banco: veja o log.',
    ],
    [
      counts !== null && failsOften(counts.recent),
      'replies-fail',
      0,
      'Muitas respostas falham (hoje e ontem): veja o motivo acima.',
    ],
    [
      budgetReached > 0,
      'budget',
      budgetReached * 100,
      `Os modelos já custaram ${budgetReached === 1 ? 'todo o' : 'mais de 80 % do'} MODEL_BUDGET_MONTH deste mês. Nada para por isso.`,
    ],
    [
      unmapped > 0,
      'unmapped',
      unmapped,
      `Produtos vendidos sem plano: ${unmapped}. npm run compras -- situacao`,
    ],
    [
      failed > 0,
      'deliveries-failed',
      failed,
      `Entregas de vendas que falharam: ${failed}. npm run compras -- reprocessar`,
    ],
    [contested > 0, 'contested', contested, `Compras para olhar: ${contested}. npm run compras -- situacao`],
    [
      requests > 0,
      'requests-wait',
      requests,
      `Pedidos de desistência ou cancelamento que esperam: ${requests}. npm run compras -- situacao`,
    ],
    [
      mails.oldestSeconds > MAIL_WAITS_MAX,
      'mail-waits',
      waited,
      `Um e-mail espera há ${waited} min: veja SMTP_URL e o log.`,
    ],
    [
      machine.lacksMailServer,
      'no-mail-server',
      0,
      'Sem SMTP_URL nenhum e-mail sai: cada um vira um arquivo em DATA_DIR/mail, por um dia.',
    ],
    [
      machine.lacksResponsible.length > 0,
      'no-responsible',
      machine.lacksResponsible.length,
      `Falta dizer quem responde pelos dados das pessoas: ${machine.lacksResponsible.join(', ')}.`,
    ],
    [
      failedMails >= FAILED_MIN,
      'mails-fail',
      failedMails,
      `Envios de e-mail que falharam ontem e hoje: ${failedMails}. Veja SMTP_URL e o log.`,
    ],
    [givenUp > 0, 'mails-given-up', givenUp, `E-mails de que se desistiu em 7 dias: ${givenUp}. Veja o log.`],
    [backupAge === null, 'no-backup', 0, 'Nenhum backup foi guardado: npm run backup -- save PASTA'],
    [
      backupAge !== null && backupAge > BACKUP_MAX_AGE,
      'old-backup',
      0,
      'O último backup tem mais de um dia: npm run backup -- save PASTA',
    ],
    [
      status.rotationUnfinished,
      'rotation-unfinished',
      0,
      'A troca da chave mestra não terminou: npm run keys -- rotate',
    ],
    [
      counts === null,
      'other-master-key',
      0,
      'A chave mestra desta máquina não abre as contagens: veja DATA_DIR/keys.',
    ],
    [
      machine.diskFree < DISK_FREE_MIN,
      'disk-nearly-full',
      diskFree,
      `O disco de DATA_DIR está quase cheio: ${diskFree} % livre.`,
    ],
  ]
  return [
    ...found.flatMap(([holds, kind, count, line]) => (holds ? { kind, count, name: '', line } : [])),
    ...machine.failing.map((name) => ({
      kind: 'service-fails' as const,
      count: 0,
      name,
      line: `O serviço ${name} não responde: npm run modelo.`,
    })),
    ...(counts ? filteringServices(counts.week) : []).map((name) => ({
      kind: 'service-filters' as const,
      count: 0,
      name,
      line: `O serviço ${name} recusa conversas sobre dor: peça ao provedor um filtro mais brando, ou troque de serviço.`,
    })),
  ]
}

/** How often replies failed, by kind, the most frequent first. */
export function failuresIn({ resposta }: Pick<Totals, 'resposta'>): [string, number][] {
  return FAILURE_KINDS.flatMap((kind): [string, number][] =>
    resposta[kind] ? [[kind, resposta[kind]]] : [],
  ).toSorted((a, b) => b[1] - a[1])
}

function failsOften(totals: Totals): boolean {
  const failed = failuresIn(totals).reduce((sum, [, times]) => sum + times, 0)
  const all = Object.values(totals.resposta).reduce((sum, times) => sum + times, 0)
  return failed >= FAILED_MIN && failed > all * FAILED_SHARE_MAX
}

/** How each service ended what it was asked. */
export function endsByService({ servico }: Totals): [service: string, ends: Record<string, number>][] {
  const services = new Map<string, Record<string, number>>()
  for (const [name, times] of Object.entries(servico)) {
    const [, service = '', end = ''] = /^(.*)\/(.*)$/.exec(name) ?? []
    services.set(service, { ...services.get(service), [end]: times })
  }
  return [...services]
}

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

function minutes(seconds: number): number {
  return Math.floor(seconds / 60)
}
