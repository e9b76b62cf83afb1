import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '#server/env.ts'
import { resealCounters } from '#server/features/counters/counters.ts'
import {
  changeMasterKey,
  type KeyDeps,
  masterKeyStatus,
  retireMasterKeys,
} from '#server/features/keys/manage-master-keys.ts'
import { openKeys } from '#server/platform/crypto/keys.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'

const USAGE = `Uso: npm run keys -- COMANDO
  status   mostra as chaves mestras e quantas pessoas cada uma protege
  rotate   troca a chave mestra; pode ser interrompido e repetido, com o servidor em uso
  retire   esquece as chaves anteriores que não protegem mais ninguém`

const rotate = (deps: KeyDeps) => changeMasterKey(deps, resealCounters)
const COMMANDS = { status: masterKeyStatus, rotate, retire: retireMasterKeys }

try {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
  if (!command || rest.length > 0) {
    console.error(USAGE)
    process.exit(2)
  }
  const env = path.resolve('.env')
  if (existsSync(env)) process.loadEnvFile(env)
  const settings = readEnv(process.env)
  openKeys(settings)
  const database = await openDatabase(settings)
  try {
    await database.patiently(migrate)
    for (const line of await command({ sql: database.sql, settings })) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
