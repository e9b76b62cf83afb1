import type { Settings } from '#server/env.ts'
import type { Runs } from '#server/features/chat/generation/runs.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import { diskFreeAt } from '#server/features/status/attention.ts'
import type { ServiceState } from '#server/model/model.ts'
import type { Background } from '#server/platform/background.ts'
import { poolOf } from '#server/platform/db/database.ts'
import { isDiskFull, lookAgain } from '#server/platform/db/disk-full.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'
import { type DatabaseDeps, describeDatabase } from './describe-database.ts'

export type NodeDeps = DatabaseDeps & {
  runs: Pick<Runs, 'counts'>
  live: Pick<EventBus, 'open'>
  background: Pick<Background, 'size'>
  model: { services?: () => ServiceState[] }
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>
}

/** The state of the node, asked for with every reading. */
export function describeNode(registry: Registry, node: NodeDeps): void {
  const streams = registry.gauge({
    name: 'aconchego_open_streams',
    help: 'Screens with an open event stream.',
  })
  const runs = registry.gauge({ name: 'aconchego_runs', help: 'Replies that this node is writing.' })
  const queue = registry.gauge({
    name: 'aconchego_queue_length',
    help: 'What waits on this node: replies for their first word, work in the background.',
    labels: ['queue'],
  })
  const pool = registry.gauge({
    name: 'aconchego_database_connections',
    help: 'Connections of this node to the database, and queries that wait for one.',
    labels: ['state'],
  })
  const open = registry.gauge({
    name: 'aconchego_service_open',
    help: 'Services of the model that fail and are left alone but for a trial now and then.',
    labels: ['service'],
  })
  const diskFull = registry.gauge({
    name: 'aconchego_database_disk_full',
    help: '1 when the disk of the database was full as this node last stored something.',
  })
  const diskFree = registry.gauge({
    name: 'aconchego_database_disk_free_ratio',
    help: 'Free share, 0 to 1, of the disk that the private PostgreSQL is on; absent with a PostgreSQL of your own.',
  })
  registry.beforeReading(async () => {
    await lookAgain(node.sql)
    if (node.settings.databaseUrl === undefined) diskFree.set(diskFreeAt(node.settings.dataDir))
    diskFull.set(isDiskFull(node.sql) ? 1 : 0)
    for (const { name, state } of node.model.services?.() ?? []) open.set(state === 'open' ? 1 : 0, name)
    const { writing, waiting } = node.runs.counts()
    streams.set(node.live.open())
    runs.set(writing)
    queue.set(waiting, 'first_words')
    queue.set(node.background.size(), 'background')
    for (const [state, count] of Object.entries(poolOf(node.sql))) pool.set(count, state)
  })
  describeDatabase(registry, node)
}
