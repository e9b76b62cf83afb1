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

/** What somebody should do something about, each in one line with what to do; empty when there is nothing. */
export function needsAttention(status: Status, machine: Machine, now = Date.now()): string[] {
  const { mails, deliveries, unmapped, contested, requests, lastBackup, counts } = status
  const failed = deliveries.find(({ estado }) => estado === 'falhou')?.total ?? 0
  const givenUp = counts?.week.correio.desistiu ?? 0
  const failedMails = counts?.recent.correio.falhou ?? 0
  const unreadable = counts?.week.dados.ilegivel ?? 0
  const backupAge = lastBackup && now - lastBackup.getTime()
  const found: [boolean, string][] = [
    [machine.server === 'none', `O servidor não responde em ${machine.url}: npm start.`],
    [
      machine.server === 'full',
      'O disco do banco está cheio: nada novo é guardado. Libere espaço; o que há está seguro.',
    ],
    [unreadable > 0, `Valores guardados que não se abrem, em 7 dias: ${unreadable}. npm run keys -- mend`],
    [machine.server === 'error', 'O servidor responde, mas não alcança o banco: veja o log.'],
    [
      counts !== null && failsOften(counts.recent),
      'Muitas respostas falham (hoje e ontem): veja o motivo acima.',
    ],
    [unmapped > 0, `Produtos vendidos sem plano: ${unmapped}. npm run compras -- situacao`],
    [failed > 0, `Entregas de vendas que falharam: ${failed}. npm run compras -- reprocessar`],
    [contested > 0, `Compras para olhar: ${contested}. npm run compras -- situacao`],
    [
      requests > 0,
      `Pedidos de desistência ou cancelamento que esperam: ${requests}. npm run compras -- situacao`,
    ],
    [
      mails.oldestSeconds > MAIL_WAITS_MAX,
      `Um e-mail espera há ${minutes(mails.oldestSeconds)} min: veja SMTP_URL e o log.`,
    ],
    [
      machine.lacksMailServer,
      'Sem SMTP_URL nenhum e-mail sai: cada um vira um arquivo em DATA_DIR/mail, por um dia.',
    ],
    [
      machine.lacksResponsible.length > 0,
      `Falta dizer quem responde pelos dados das pessoas: ${machine.lacksResponsible.join(', ')}.`,
    ],
    [
      failedMails >= FAILED_MIN,
      `Envios de e-mail que falharam ontem e hoje: ${failedMails}. Veja SMTP_URL e o log.`,
    ],
    [givenUp > 0, `E-mails de que se desistiu em 7 dias: ${givenUp}. Veja o log.`],
    [backupAge === null, 'Nenhum backup foi guardado: npm run backup -- save PASTA'],
    [
      backupAge !== null && backupAge > BACKUP_MAX_AGE,
      'O último backup tem mais de um dia: npm run backup -- save PASTA',
    ],
    [status.rotationUnfinished, 'A troca da chave mestra não terminou: npm run keys -- rotate'],
    [counts === null, 'A chave mestra desta máquina não abre as contagens: veja DATA_DIR/keys.'],
    [
      machine.diskFree < DISK_FREE_MIN,
      `O disco de DATA_DIR está quase cheio: ${Math.floor(machine.diskFree * 100)} % livre.`,
    ],
  ]
  return [
    ...found.flatMap(([holds, line]) => (holds ? line : [])),
    ...machine.failing.map((service) => `O serviço ${service} não responde: npm run modelo.`),
    ...(counts ? filteringServices(counts.week) : []).map(
      (service) =>
        `O serviço ${service} recusa conversas sobre dor: peça ao provedor um filtro mais brando, ou troque de serviço.`,
    ),
  ]
}

/** How often replies failed, by kind, the most frequent first. */
export function failuresIn({ resposta }: Totals): [string, number][] {
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
