import { missingOf, type Settings } from '#server/env.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { createPublicSettings } from '#server/features/public-settings/public-settings.ts'
import { dataDirState, type Machine, needsAttention } from '#server/features/status/attention.ts'
import { readStatus, readSums } from '#server/features/status/read-status.ts'
import { statusLines } from '#server/features/status/status-lines.ts'
import { masterKeys } from '#server/platform/crypto/keys.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { lastMigration } from '#server/platform/db/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { programVersion, versionText } from '#server/platform/program-version.ts'
import { schema } from '#server/schema.ts'
import { type Command, hasDatabase, type Tools } from './run-command.ts'

const USAGE = `Uso: npm run situacao
  mostra em uma tela como está esta instalação, sem conteúdo e sem e-mails
  termina com 0 quando nada precisa de atenção, com 1 quando algo precisa ou o banco não responde`

const HEALTH_TIMEOUT = 3_000

async function act(_: string[], tools: Tools): Promise<string[]> {
  const settings = tools.settings()
  if (!hasDatabase(settings)) throw new Error(`Ainda não há banco em ${settings.dataDir}: npm start o cria.`)
  const asked = await askMachine(settings)
  // Looking changes nothing, so the database is not migrated here.
  const sql = await tools.open({ connections: 1, migrates: false })
  await refuseOtherVersion(sql)
  const openMasters = () => openMasterRing(sql, masterKeys(settings))
  const status = await readStatus(sql, openMasters, { prices: settings })
  // Who answers for the data may also be set in the panel.
  const published = createPublicSettings({ sql, log: createLog('silent'), settings })
  await published.read()
  const lacksResponsible = settings.production ? missingOf(published.responsible) : []
  const machine = { ...asked, lacksMailServer: settings.production && !settings.smtpUrl, lacksResponsible }
  const attention = needsAttention(status, machine)
  const look = {
    isTerminal: process.stdout.isTTY === true,
    version: versionText(programVersion()),
    isEmbedded: settings.databaseUrl === undefined,
  }
  if (attention.length > 0) tools.endWith(1)
  return statusLines(
    { ...status, ...(await readSums(sql)) },
    machine,
    attention.map(({ line }) => line),
    look,
  )
}

export const situacaoCommand: Command = { usage: USAGE, misuseCode: 2, isBare: true, act }

async function refuseOtherVersion(sql: Sql): Promise<void> {
  const found = await lastMigration(sql)
  if (found === schema.last()) return
  throw new Error(
    found !== null && !schema.isKnown(found)
      ? `O banco é de uma versão mais nova do programa (${found}): atualize o programa.`
      : `O banco é de uma versão anterior (${found ?? 'vazio'}): npm start o atualiza.`,
  )
}

async function askMachine({ host, port, dataDir }: Settings) {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${near.includes(':') ? `[${near}]` : near}:${port}`
  return { url, ...(await askHealth(url)), ...dataDirState(dataDir) }
}

async function askHealth(url: string): Promise<Pick<Machine, 'server' | 'failing' | 'olderVersion'>> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT) })
    const {
      services = [],
      disk,
      version,
      commit = null,
    } = (await response.json()) as {
      services?: { name: string; status: string }[]
      disk?: string
      version?: string
      commit?: string | null
    }
    const failing = services.filter(({ status }) => status === 'open').map(({ name }) => name)
    const running = version === undefined ? null : versionText({ version, commit })
    return {
      server: response.ok ? 'ok' : disk === 'full' ? 'full' : 'error',
      failing,
      olderVersion: running === versionText(programVersion()) ? null : running,
    }
  } catch {
    return { server: 'none' }
  }
}
