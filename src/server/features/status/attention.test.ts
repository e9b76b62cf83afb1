import { expect, test } from 'vitest'
import type { EventState } from '#server/features/purchases/store/inbox.ts'
import { goodMachine, goodStatus, someSpending } from '#tests/support/product/status.ts'
import { type Machine, needsAttention } from './attention.ts'
import type { Status } from './read-status.ts'

const found = (change: Partial<Status>, machine: Partial<Machine> = {}) =>
  needsAttention({ ...goodStatus(), ...change }, { ...goodMachine, ...machine }).map(({ line }) => line)

/** The counts of an installation in which replies and mails ended like this. */
function counting(
  recent: Record<string, number>,
  mails: Record<string, number> = {},
  services: Record<string, number> = {},
): Partial<Status> {
  const { counts } = goodStatus()
  if (!counts) return {}
  const week = { ...counts.week, correio: mails, servico: services }
  return { counts: { week, recent: { ...counts.recent, resposta: recent } } }
}
function mailsFailed(times: number): Partial<Status> {
  const { counts } = goodStatus()
  return counts ? { counts: { ...counts, recent: { ...counts.recent, correio: { falhou: times } } } } : {}
}

function unreadable(total: number): Partial<Status> {
  const { counts } = goodStatus()
  return counts ? { counts: { ...counts, week: { ...counts.week, dados: { ilegivel: total } } } } : {}
}

const waiting = (estado: EventState, total: number, since = Date.now()) => ({
  estado,
  total,
  desde: new Date(since),
  ate: new Date(since),
})

const budget = (budgetReached: 0.8 | 1): Partial<Status> => ({
  spending: { ...someSpending(), budgetReached },
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

test('where all is well nothing is named', () => {
  expect(found({})).toEqual([])
})

test('a sale whose product is named is named once', () => {
  expect(found({ deliveries: [waiting('sem_mapa', 1)], unmapped: 1 })).toHaveLength(1)
})

test.each<[string, Partial<Status>, Partial<Machine>, string]>([
  [
    'a server that does not answer',
    {},
    { server: 'none' },
    'O servidor não responde em http://127.0.0.1:3000',
  ],
  ['a server without its database', {}, { server: 'error' }, 'não alcança o banco'],
  [
    'a server of an earlier version',
    {},
    { olderVersion: '0.1.0 (ab12cd34)' },
    'ainda é a versão 0.1.0 (ab12cd34)',
  ],
  ['a database whose disk is full', {}, { server: 'full' }, 'O disco do banco está cheio'],
  ['values that do not open', unreadable(3), {}, 'não se abrem, em 7 dias: 3.'],
  ['a disk that is nearly full', {}, { diskFree: 0.09 }, 'quase cheio: 9 % livre'],
  ['products without a plan', { unmapped: 2 }, {}, 'Produtos vendidos sem plano: 2.'],
  ['what buyers asked for', { requests: 2 }, {}, 'desistência ou cancelamento que esperam: 2.'],
  ['deliveries that failed', { deliveries: [waiting('falhou', 3)] }, {}, 'que falharam: 3.'],
  [
    'deliveries nobody could read',
    { deliveries: [waiting('ilegivel', 1)] },
    {},
    'em formato desconhecido (ilegivel): 1.',
  ],
  [
    'deliveries without a signature',
    { deliveries: [waiting('sem_permissao', 2)] },
    {},
    'sem permissão (sem_permissao): 2.',
  ],
  ['a sale that names no product', { deliveries: [waiting('sem_mapa', 1)] }, {}, 'Vendas que esperam: 1.'],
  [
    'a sale that waits to be applied',
    { deliveries: [waiting('novo', 1, Date.now() - 10 * 60_000)] },
    {},
    'Vendas que esperam: 1.',
  ],
  ['purchases to look at', { contested: 1 }, {}, 'Compras para olhar: 1.'],
  ['a mail that does not leave', { mails: { total: 1, oldestSeconds: 1_200 } }, {}, 'espera há 20 min'],
  ['a damaged end of the audit log', {}, { isAuditLogEndReadable: false }, 'registro-fim.json'],
  ['production without a mail server', {}, { lacksMailServer: true }, 'Sem SMTP_URL nenhum e-mail sai'],
  [
    'production that does not say who answers for the data',
    {},
    { lacksResponsible: ['CONTROLADOR', 'CONTATO'] },
    'Falta dizer quem responde pelos dados das pessoas: CONTROLADOR, CONTATO.',
  ],
  ['mails that the mail server does not take', mailsFailed(3), {}, 'falharam ontem e hoje: 3.'],
  ['mails that were given up', counting({}, { desistiu: 2 }), {}, 'desistiu em 7 dias: 2.'],
  [
    'no backup at all',
    { copies: { ...goodStatus().copies, savedAt: null } },
    {},
    'Nenhum backup foi guardado',
  ],
  [
    'a backup from the day before yesterday',
    { copies: { ...goodStatus().copies, savedAt: hoursAgo(27) } },
    {},
    'mais de um dia',
  ],
  ['a master key that is half changed', { rotationUnfinished: true }, {}, 'npm run keys -- rotate'],
  ['another master key than that of the counts', { counts: null }, {}, 'não abre as contagens'],
  [
    'a service that filters pain',
    counting({}, {}, { 'um/a/inteira': 98, 'um/a/filtrada': 1, 'dois/b/inteira': 4 }),
    {},
    'O serviço um/a recusa conversas sobre dor',
  ],
  ['a budget that is nearly spent', budget(0.8), {}, 'já custaram mais de 80 % do MODEL_BUDGET_MONTH'],
  ['a budget that is spent', budget(1), {}, 'já custaram todo o MODEL_BUDGET_MONTH'],
  ['a service that fails', {}, { failing: ['um/a'] }, 'O serviço um/a não responde'],
  [
    'a context that is too small',
    {
      learnedForms: [
        {
          modelo: 'casa',
          form: { tooSmall: { context: 2048, needs: 2366 } },
          learnedAt: new Date(),
        },
      ],
    },
    {},
    'casa: O modelo aceita 2.048 tokens; são precisos pelo menos 2.366. Aumente o contexto (num_ctx no Ollama, -c no llama.cpp).',
  ],
  [
    'a nightly copy that failed',
    { copies: { ...goodStatus().copies, failure: 'O bucket x não existe.' } },
    {},
    'A cópia da noite falhou: O bucket x não existe.',
  ],
  ['replies that often fail', counting({ inteira: 20, servico: 3 }), {}, 'Muitas respostas falham'],
])('%s is named, and nothing else', (_, status, machine, said) => {
  const lines = found(status, machine)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(said)
})

test('what happens every day is not named', () => {
  expect(
    found({
      copies: { ...goodStatus().copies, savedAt: hoursAgo(25) },
      mails: { total: 4, oldestSeconds: 60 },
    }),
  ).toEqual([])
  expect(found({ deliveries: [waiting('novo', 5)] })).toEqual([])
  expect(found(counting({ inteira: 20, servico: 2 }))).toEqual([])
  expect(found(mailsFailed(2))).toEqual([])
  expect(found(counting({ inteira: 200, servico: 9 }))).toEqual([])
  expect(found(counting({}, {}, { 'um/a/inteira': 99, 'um/a/filtrada': 1 }))).toEqual([])
})
