// npm run bench                                   everything
// npm run bench -- replies --replies 100          one chapter, smaller
// npm run bench -- replies --subjects product     only some of the servers
// npm run bench -- replies --subjects product --flags=--cpu-prof
// npm run bench -- scale --nodes 8 --models 4 --visitors 6 --replies 4000,12000 --database postgres://…
import { parseArgs } from 'node:util'
import { benchBrowser } from './browser.ts'
import { benchClients } from './clients.ts'
import { benchCostly } from './costly.ts'
import { benchDatabase } from './database.ts'
import { benchGrowth } from './growth.ts'
import { benchMetrics } from './metrics.ts'
import { benchPartitions } from './partitions.ts'
import { benchParts } from './parts.ts'
import { benchReplies } from './replies.ts'
import { benchRest } from './rest.ts'
import { benchRisk } from './risk.ts'
import { benchScale } from './scale.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replies: { type: 'string', default: '500,1000' },
    tokens: { type: 'string', default: '200' },
    pause: { type: 'string', default: '100' },
    /** Within so many milliseconds all replies begin: people do not all press the key at once. */
    ramp: { type: 'string', default: '10000' },
    /** Messages of other people in the database. */
    crowd: { type: 'string', default: '1000000' },
    /** How many people there are, time after time. */
    people: { type: 'string', default: '1000,30000,1000000' },
    /** Event streams on which nothing happens. */
    screens: { type: 'string', default: '5000' },
    /** Characters of the reply that a browser types out, a hundred a second. */
    reply: { type: 'string', default: '24000' },
    subjects: { type: 'string' },
    /** How often each client of the model's stream, and the product with and without metrics, is measured. */
    rounds: { type: 'string', default: '1' },
    flags: { type: 'string', default: '' },
    /** Processes of `scale`, and the database that its nodes share. */
    nodes: { type: 'string', default: '2' },
    models: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
})

const load = { tokens: Number(values.tokens), pause: Number(values.pause), ramp: Number(values.ramp) }
const measured = {
  ...load,
  replies: Number(values.replies.split(',')[0]),
  rounds: Number(values.rounds),
}

const CHAPTERS: Record<string, () => Promise<void>> = {
  async replies() {
    for (const replies of values.replies.split(',').map(Number)) {
      await benchReplies({
        replies,
        ...load,
        subjects: values.subjects?.split(','),
        flags: values.flags.split(' ').filter(Boolean),
      })
    }
  },
  scale: () =>
    benchScale({
      ...load,
      nodes: Number(values.nodes),
      models: Number(values.models),
      visitors: Number(values.visitors),
      replies: values.replies.split(',').map(Number),
      databaseUrl: values.database,
    }),
  clients: () => benchClients(measured),
  metrics: () => benchMetrics(measured),
  async risk() {
    benchRisk()
  },
  costly: benchCostly,
  rest: () => benchRest(Number(values.screens)),
  async parts() {
    benchParts()
  },
  database: () => benchDatabase(Number(values.crowd)),
  growth: () => benchGrowth(values.people.split(',').map(Number)),
  partitions: () => benchPartitions(Number(values.people.split(',').at(-1))),
  browser: () => benchBrowser(Number(values.reply)),
}

for (const name of positionals.length > 0 ? positionals : Object.keys(CHAPTERS)) {
  console.info(`\n── ${name}`)
  await CHAPTERS[name]?.()
}
