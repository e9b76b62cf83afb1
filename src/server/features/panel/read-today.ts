import { MISSING_FOR_PUBLIC, type MissingForPublic, type TodayAnswer } from '#domain/api/panel.ts'
import { missingOf } from '#server/env.ts'
import { dataDirState, failuresIn, needsAttention } from '#server/features/status/attention.ts'
import { readStatus } from '#server/features/status/read-status.ts'
import { isDiskFull } from '#server/platform/db/disk-full.ts'
import { programVersion, versionText } from '#server/platform/program-version.ts'
import type { PanelDeps } from './guard.ts'

/** What `npm run situacao` shows, for a screen, and how the model of this server is. */
export async function readToday(deps: PanelDeps): Promise<TodayAnswer> {
  const { sql, keyRing, model, firstWords, settings } = deps
  const status = await readStatus(sql, async () => keyRing.masters, { prices: settings })
  const states = model.services?.() ?? []
  const services = states.map(({ name, state }) => ({ name, isFailing: state === 'open' }))
  const machine = {
    server: isDiskFull(sql) ? ('full' as const) : ('ok' as const),
    url: deps.appUrl,
    olderVersion: null,
    ...dataDirState(settings.dataDir),
    failing: services.filter(({ isFailing }) => isFailing).map(({ name }) => name),
    lacksMailServer: settings.production && !settings.smtpUrl,
    lacksResponsible: settings.production ? missingOf(settings.responsible) : [],
  }
  const { inteira = 0, limite = 0, filtrada = 0 } = status.counts?.week.resposta ?? {}
  const isMissing: Record<MissingForPublic, boolean> = {
    correio: !settings.smtpUrl,
    backup: status.copies.savedAt === null,
    modelo: model.kind === 'demo',
    contato: settings.responsible.contato === null,
    preco: model.kind === 'remote' && settings.modelPrices === undefined,
  }
  return {
    version: versionText(programVersion()),
    attention: needsAttention(status, machine).map(({ kind, count, name }) => ({ kind, count, name })),
    missing: MISSING_FOR_PUBLIC.filter((what) => isMissing[what]),
    replies: status.counts && {
      whole: inteira,
      cut: limite,
      filtered: filtrada,
      failed: failuresIn(status.counts.week).map(([kind, total]) => ({ kind, total })),
    },
    firstWord: firstWords.median(),
    model: { kind: model.kind, services },
    mails: { waiting: status.mails.total, oldestMinutes: Math.floor(status.mails.oldestSeconds / 60) },
    sales: {
      stuck: status.deliveries.map(({ estado, total }) => ({ estado, total })),
      unmapped: status.unmapped,
      contested: status.contested,
    },
    lastBackup: status.copies.savedAt?.toISOString() ?? null,
    backupBytes: status.copies.bytes,
    lastRehearsal: status.copies.rehearsedAt?.toISOString() ?? null,
    database: { bytes: status.databaseBytes, isPrivate: settings.databaseUrl === undefined },
    diskFree: machine.diskFree,
  }
}
