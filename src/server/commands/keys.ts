import { resealCounters } from '#server/features/counters/counters.ts'
import {
  changeMasterKey,
  type KeyDeps,
  masterKeyStatus,
  retireMasterKeys,
} from '#server/features/keys/manage-master-keys.ts'
import { openKeys } from '#server/platform/crypto/keys.ts'
import { reporting } from './run-command.ts'
import { readSettings, withDatabase } from './with-database.ts'

const USAGE = `Uso: npm run keys -- COMANDO
  status   mostra as chaves mestras e quantas pessoas cada uma protege
  rotate   troca a chave mestra; pode ser interrompido e repetido, com o servidor em uso
  retire   esquece as chaves anteriores que não protegem mais ninguém`

const rotate = (deps: KeyDeps) => changeMasterKey(deps, resealCounters)
const COMMANDS = { status: masterKeyStatus, rotate, retire: retireMasterKeys }

await reporting(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
  if (!command || rest.length > 0) {
    console.error(USAGE)
    process.exit(2)
  }
  const settings = readSettings()
  openKeys(settings)
  for (const line of await withDatabase(settings, (sql) => command({ sql, settings }))) console.log(line)
})
