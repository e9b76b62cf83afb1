import { z } from 'zod'
import { isEmail, normalizeEmail } from '#domain/account/credentials.ts'
import {
  canonicalEvent,
  dateIn,
  endIn,
  idIn,
  planNameIn,
  soldItem,
} from '#domain/purchases/adapters/delivery.ts'
import { type CanonicalEvent, EVENT_KINDS, isPlatform } from '#domain/purchases/canonical-event.ts'
import { CsvError, csvFields, filledLines } from '#server/features/allow-list/read-allowed-csv.ts'

const NEEDED = ['plataforma', 'compra', 'email', 'data'] as const
const COLUMNS = [...NEEDED, 'produto', 'tipo', 'cobranca', 'oferta', 'plano', 'fim'] as const
type Column = (typeof COLUMNS)[number]
export const SALES_COLUMNS = `${NEEDED.join(', ')} e produto (ou plano); se houver: cobranca, oferta, tipo, fim`
const KINDS = EVENT_KINDS.filter((kind) => kind !== 'mover' && kind !== 'vinculo')

/** Our names of the columns in any order, then a sale a line. The first wrong line throws: a file counts whole or not at all. */
export function readSalesCsv(text: string): CanonicalEvent[] {
  const [header, ...lines] = filledLines(text)
  if (!header) return []
  const columns = readHeader(csvFields(header.content, header.line), header.line)
  return lines.map(({ content, line }) => {
    const fields = csvFields(content, line)
    if (fields.length > columns.length) throw new CsvError(line, 'há colunas demais.')
    const value = (name: Column) => fields[columns.indexOf(name)]?.trim() ?? ''
    return readSale(value, line)
  })
}

function readHeader(fields: string[], line: number): (Column | null)[] {
  const columns = fields.map((field) => {
    const name = field
      .trim()
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}|-/gu, '')
    return COLUMNS.find((column) => column === name) ?? null
  })
  const missing = NEEDED.filter((name) => !columns.includes(name))
  if (missing.length > 0) throw new CsvError(line, `falta a coluna ${missing.join(', ')}.`)
  return columns
}

function readSale(value: (name: Column) => string, line: number): CanonicalEvent {
  const wrong = (problem: string): never => {
    throw new CsvError(line, problem)
  }
  const platform = value('plataforma').toLowerCase()
  if (!isPlatform(platform)) return wrong('a plataforma não é conhecida.')
  const kind = KINDS.find((one) => one === (value('tipo') || 'pago'))
  const email = normalizeEmail(value('email'))
  const compraId = idIn(value('compra')) ?? wrong('falta o número da compra.')
  const itens = soldItem(value('produto'), value('oferta'))
  const plano = planNameIn(value('plano'))
  if (!kind) return wrong(`o tipo deve ser um destes: ${KINDS.join(', ')}.`)
  if (!isEmail(email)) return wrong('o e-mail não é válido.')
  if (kind === 'pago' && itens.length === 0 && plano === null) return wrong('falta o produto ou o plano.')
  const day = moment(value('data')) ?? wrong('a data deve ser como 2026-01-31 ou 31/01/2026.')
  const fimAcesso =
    value('fim') === '' ? null : (moment(value('fim'), endIn) ?? wrong('o fim não é uma data.'))
  return canonicalEvent(platform, kind, day, {
    compraId,
    cobrancaId: idIn(value('cobranca')) ?? compraId,
    email,
    itens,
    plano,
    fimAcesso,
  })
}

/**
 * 2026-01-31 or 31/01/2026, with a time where there is one: in Brasília, unless a zone is written. A day without a time begins
 * at midnight, or is the end of access with all of it. Null for a day that is in no calendar.
 */
function moment(text: string, ofDay = (day: string) => dateIn(`${day}T00:00-03:00`)): number | null {
  const written = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1')
  const [day = ''] = written.split(/[ T]/)
  if (!z.iso.date().safeParse(day).success) return null
  if (written === day) return ofDay(day)
  return dateIn(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}-03:00`)
}
