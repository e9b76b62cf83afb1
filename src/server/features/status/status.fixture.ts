import type { Machine } from './attention.ts'
import type { Status } from './read-status.ts'

/** An installation with which all is well. */
export function goodStatus(now = Date.now()): Status {
  const none = { risco: {}, guarda: {}, resposta: {}, correio: {}, servico: {}, dados: {}, tentativa: {} }
  const week = {
    risco: { nenhum: 1200, atencao: 40, risco: 3 },
    guarda: { metodo: 2, 'corpo-modelo': 9 },
    resposta: { inteira: 1190, limite: 4, servico: 2, lenta: 7 },
    correio: { enviado: 31 },
    servico: {},
    dados: {},
    tentativa: {},
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
    lastBackup: new Date(now - 5 * 60 * 60 * 1000),
    rotationUnfinished: false,
    learnedForms: [],
  }
}

export const goodMachine: Machine = {
  server: 'ok',
  url: 'http://127.0.0.1:3000',
  diskFree: 0.6,
  failing: [],
  lacksMailServer: false,
  lacksResponsible: [],
}
