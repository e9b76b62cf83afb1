import type { Spending } from '#server/features/spending/read-spending.ts'
import type { Machine } from '#server/features/status/attention.ts'
import { type Status, type Sums, totalsOf } from '#server/features/status/read-status.ts'

/** An installation with which all is well. */
export function goodStatus(now = Date.now()): Status & Sums {
  const none = totalsOf([])
  const week = {
    ...none,
    risco: { nenhum: 1200, atencao: 40, risco: 3 },
    guarda: { metodo: 2, 'corpo-modelo': 9 },
    resposta: { inteira: 1190, limite: 4, servico: 2, lenta: 7 },
    correio: { enviado: 31 },
  }
  return {
    databaseBytes: 3.5 * 1024 ** 3,
    accounts: 128,
    allowed: 140,
    messages: ['10', '11', '12', '13', '14', '15', '16'].map((day, at) => ({
      day: `2026-11-${day}`,
      total: at * 40,
    })),
    counts: { week, recent: { ...none, resposta: { inteira: 300, lenta: 2 } } },
    mails: { total: 0, oldestSeconds: 0 },
    deliveries: [],
    unmapped: 0,
    contested: 0,
    requests: 0,
    copies: {
      savedAt: new Date(now - 5 * 60 * 60 * 1000),
      bytes: 12 * 1024 ** 2,
      rehearsedAt: new Date(now - 3 * 24 * 60 * 60 * 1000),
      failure: null,
      upload: null,
    },
    rotationUnfinished: false,
    learnedForms: [],
    spending: null,
  }
}

/** A month of 30 people; without a budget. */
export function someSpending(): Spending {
  const one = {
    input: 9_000_000,
    output: 1_000_000,
    cached: 500_000,
    estimated: 0,
    replies: 2_000,
    calls: 3_000,
  }
  const other = { input: 90_000, output: 10_000, cached: 0, estimated: 100_000, replies: 0, calls: 50 }
  return {
    month: '2026-11',
    people: 30,
    sums: {
      services: [
        { service: 'api.um.exemplo/a', ...one, cost: 41.2 },
        { service: 'dois.exemplo/b', ...other, cost: null },
      ],
      all: { ...one, input: 9_090_000, output: 1_010_000, estimated: 100_000, calls: 3_050 },
      cost: { month: 41.2, perReply: 0.0206, perPerson: 1.3733 },
    },
    budgetReached: null,
  }
}

export const goodMachine: Machine = {
  server: 'ok',
  url: 'http://127.0.0.1:3000',
  diskFree: 0.6,
  isAuditLogEndReadable: true,
  failing: [],
  olderVersion: null,
  lacksMailServer: false,
  lacksResponsible: [],
}
