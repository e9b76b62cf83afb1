import { resealCounters } from '#server/features/counters/counters.ts'
import {
  changeMasterKey,
  type KeyDeps,
  masterKeyStatus,
  retireMasterKeys,
} from '#server/features/keys/manage-master-keys.ts'
import { openKeys } from '#server/platform/crypto/keys.ts'
import { type Command, Misuse } from './run-command.ts'

const USAGE = `Uso: npm run keys -- COMANDO
  status   mostra as chaves mestras e quantas pessoas cada uma protege
  rotate   troca a chave mestra; pode ser interrompido e repetido, com o servidor em uso
  retire   esquece as chaves anteriores que não protegem mais ninguém`

const rotate = (deps: KeyDeps) => changeMasterKey(deps, resealCounters)
const COMMANDS = { status: masterKeyStatus, rotate, retire: retireMasterKeys }

export const keysCommand: Command = {
  usage: USAGE,
  misuseCode: 2,
  async act([name = '', ...rest], tools) {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
    if (!command || rest.length > 0) throw new Misuse()
    const settings = tools.settings()
    openKeys(settings)
    return command({ sql: await tools.open(), settings })
  },
}
