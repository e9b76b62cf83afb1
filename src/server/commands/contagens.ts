import { readCounters } from '#server/features/counters/counters.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { readSettings } from './read-settings.ts'
import { reporting } from './run-command.ts'
import { withDatabase } from './with-database.ts'

// One line for each day and thing that was counted, separated by tabs: day, kind, name, how often.
await reporting(async () => {
  if (process.argv.length > 2) {
    console.error(
      'Uso: npm run contagens\n  mostra quantas vezes cada nível de risco foi lido, cada regra da guarda agiu e como terminaram respostas e e-mails, por dia',
    )
    process.exit(2)
  }
  const settings = readSettings()
  openKeys(settings)
  await withDatabase(settings, async (sql) => {
    const masters = await openMasterRing(sql, masterKeys(settings))
    for (const { day, kind, name, total } of await readCounters(sql, masters))
      console.log([day, kind, name, total].join('\t'))
  })
})
