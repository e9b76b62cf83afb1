import { PEOPLE_MIN } from '#domain/limits.ts'
import { riskLevels } from '#domain/safety/risk-level.ts'
import { describeForm } from '#domain/services/request-form.ts'
import type { ServiceForm } from '#server/features/model-services/store.ts'
import type { ServiceSpending } from '#server/features/spending/read-spending.ts'
import { endsByService, failuresIn, type Machine } from './attention.ts'
import { DAYS, type Status, type Sums } from './read-status.ts'

type Look = {
  /** A terminal gets blocks and bold letters, a file or a pipe plain text. */
  isTerminal: boolean
  version: string
  isEmbedded: boolean
}

const WIDTH = 80
const BAR = 40
const LABEL = 11

/** The screen: which installation it is, its state, and what needs attention; lines of 80 characters at most. */
export function statusLines(
  status: Status & Sums,
  machine: Machine,
  attention: readonly string[],
  look: Look,
): string[] {
  const bold = (text: string) => (look.isTerminal ? `\u001b[1m${text}\u001b[0m` : text)
  return [
    bold(`Aconchego ${look.version}`),
    ...labelled('Servidor', SERVER[machine.server](machine.url)),
    ...labelled(
      'Banco',
      `${look.isEmbedded ? 'próprio' : 'DATABASE_URL'}, ${size(status.databaseBytes)}; disco de DATA_DIR ${percent(machine.diskFree)} livre`,
    ),
    ...labelled('Pessoas', `${status.accounts} com conta, ${status.allowed} na lista de liberados`),
    'Mensagens',
    ...bars(status, look),
    ...countLines(status),
    ...serviceLines(status),
    ...status.learnedForms.flatMap(formLines),
    ...spendingLines(status),
    ...labelled(
      'Vendas',
      listed(status.deliveries.map(({ estado, total }) => [estado, total])) || 'nada parado',
    ),
    ...labelled('Backup', copyLine(status)),
    ...(attention.length === 0
      ? [bold('Nada precisa de atenção.')]
      : [bold('Precisa de atenção:'), ...attention.map((line) => `  - ${line}`)]),
  ]
}

function copyLine({ copies: { savedAt, bytes, rehearsedAt } }: Status): string {
  if (!savedAt) return 'nenhum'
  const since = (date: Date) => ago(Date.now() - date.getTime())
  const rehearsed = rehearsedAt ? `ensaiado ${since(rehearsedAt)}` : 'nunca ensaiado'
  return `${since(savedAt)}${bytes === null ? '' : `, ${size(bytes)}`}; ${rehearsed}`
}

const SERVER: Record<Machine['server'], (url: string) => string> = {
  ok: (url) => `no ar em ${url}`,
  error: (url) => `com problema em ${url}`,
  full: (url) => `sem espaço em disco em ${url}`,
  none: () => 'parado',
}

function bars({ messages }: Sums, { isTerminal }: Look): string[] {
  const most = Math.max(1, ...messages.map(({ total }) => total))
  return messages.map(({ day, total }) => {
    const length = Math.ceil((total / most) * BAR)
    return `  ${day.slice(8)}/${day.slice(5, 7)} ${(isTerminal ? '█' : '#').repeat(length)}${length > 0 ? ' ' : ''}${total}`
  })
}

function countLines({ counts, mails }: Status): string[] {
  const waiting = `${mails.total} esperando`
  if (!counts) return labelled('Correio', waiting)
  const { resposta, risco, guarda, correio } = counts.week
  const failures = failuresIn(counts.week)
  const failed = failures.reduce((sum, [, times]) => sum + times, 0)
  const filtered = resposta.filtrada ? `${resposta.filtrada} filtradas, ` : ''
  const replies = `${resposta.inteira ?? 0} inteiras, ${resposta.limite ?? 0} no limite, ${filtered}${failed} falharam`
  const mailsFailed = correio.falhou ? `${correio.falhou} falhas, ` : ''
  const inFiles = correio.arquivo ? `${correio.arquivo} em arquivo, ` : ''
  const levels = riskLevels.map((level): [string, number] => [level, risco[level] ?? 0])
  const steps = Object.entries(guarda).toSorted((a, b) => b[1] - a[1])
  return [
    `Em ${DAYS} dias`,
    ...labelled('Respostas', failed > 0 ? `${replies}: ${listed(failures)}` : replies),
    ...labelled('Risco', listed(levels)),
    ...labelled('Guarda', listed(steps) || 'não agiu'),
    ...labelled(
      'Correio',
      `${waiting}; ${correio.enviado ?? 0} enviados, ${inFiles}${mailsFailed}${correio.desistiu ?? 0} desistidos`,
    ),
  ]
}

function serviceLines({ counts }: Status): string[] {
  const services = counts ? endsByService(counts.week) : []
  if (services.length < 2) return []
  return services.flatMap(([service, ends]) =>
    labelled('Serviço', `${service}: ${listed(Object.entries(ends))}`),
  )
}

function formLines({ modelo, form }: ServiceForm): string[] {
  const words = describeForm(form)
  return words === '' ? [] : labelled('Modelo', `${modelo} pede: ${words}`)
}

function spendingLines({ spending }: Status): string[] {
  if (!spending || spending.people === 0) return []
  const { sums, people } = spending
  if (!sums) return labelled('Tokens', `neste mês: menos de ${PEOPLE_MIN} pessoas, nada se mostra`)
  const { all, services, cost } = sums
  const estimated = percent(all.estimated / Math.max(1, all.input + all.output))
  return [
    ...labelled(
      'Tokens',
      `neste mês: ${whole(all.input)} de entrada (${whole(all.cached)} em cache), ${whole(all.output)} de saída, ${estimated} estimados; ${whole(all.replies)} respostas, ${whole(people)} pessoas`,
    ),
    ...(cost
      ? labelled(
          'Custo',
          `neste mês: ${money(cost.month)}; ${money(cost.perReply, 4)} por resposta, ${money(cost.perPerson)} por pessoa ativa`,
        )
      : []),
    ...(services.length > 1 ? services.flatMap(priceLine) : []),
  ]
}

function priceLine({ service, input, output, cost }: ServiceSpending): string[] {
  const spent = cost === null ? 'sem preço' : money(cost)
  return labelled('', `${service}: ${whole(input + output)} tokens, ${spent}`)
}

const whole = (number: number) => number.toLocaleString('pt-BR')

/** In whatever currency the prices are. */
const money = (amount: number, digits = 2): string =>
  amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const listed = (pairs: readonly (readonly [string, number])[]): string =>
  pairs.map(([name, total]) => `${name} ${total}`).join(', ')

/** A label and its text; what does not fit continues below the text. */
function labelled(label: string, text: string): string[] {
  const lines: string[] = []
  let line = label.padEnd(LABEL)
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH) {
      lines.push(line.trimEnd())
      line = ' '.repeat(LABEL)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}

function size(bytes: number): string {
  const mega = bytes / 1024 ** 2
  if (mega < 1) return `${Math.ceil(bytes / 1024)} KB`
  return mega < 1024 ? `${Math.round(mega)} MB` : `${(mega / 1024).toFixed(1).replace('.', ',')} GB`
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`

function ago(milliseconds: number): string {
  const hours = Math.floor(milliseconds / (60 * 60 * 1000))
  if (hours < 1) return 'há menos de uma hora'
  return hours < 48 ? `há ${hours} ${hours === 1 ? 'hora' : 'horas'}` : `há ${Math.floor(hours / 24)} dias`
}
