import { readCounters } from '#server/features/counters/counters.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import type { Command } from './run-command.ts'

/** One line for each day and thing that was counted, separated by tabs: day, kind, name, how often. */
export const contagensCommand: Command = {
  usage:
    'Uso: npm run contagens\n  mostra quantas vezes cada nível de risco foi lido, cada regra da guarda agiu, por que se pediu outra resposta (persona/motivo) e como terminaram respostas e e-mails, por dia',
  misuseCode: 2,
  isBare: true,
  async act(_, tools) {
    const settings = tools.settings()
    openKeys(settings)
    const sql = await tools.open()
    const counts = await readCounters(sql, await openMasterRing(sql, masterKeys(settings)))
    return counts
      .filter(({ kind }) => kind !== 'tokens' && kind !== 'lido')
      .map(({ day, kind, name, total }) => [day, kind, name, total].join('\t'))
  },
}
