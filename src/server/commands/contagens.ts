import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '#server/env.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { openMasterRing } from '#server/platform/crypto/master-keys.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'

// One line for each day and thing that was counted, separated by tabs: day, kind, name, how often.
try {
  if (process.argv.length > 2) {
    console.error(
      'Uso: npm run contagens\n  mostra quantas vezes cada nível de risco foi lido e cada regra da guarda agiu, por dia',
    )
    process.exit(2)
  }
  const env = path.resolve('.env')
  if (existsSync(env)) process.loadEnvFile(env)
  const settings = readEnv(process.env)
  openKeys(settings)
  const database = await openDatabase(settings)
  try {
    await database.patiently(migrate)
    const masters = await openMasterRing(database.sql, masterKeys(settings))
    for (const { day, kind, name, total } of await readCounters(database.sql, masters))
      console.log([day, kind, name, total].join('\t'))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
