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

export function describeNode(registry: Registry, node: NodeDeps): void {
  const { gauge } = registry
  registry.beforeReading(() => lookAgain(node.sql))
  gauge('aconchego_open_streams', 'Screens with an open event stream.', node.live.open)
  gauge('aconchego_runs', 'Replies that this node is writing.', () => node.runs.counts().writing)
  gauge(
    'aconchego_queue_length',
    'What waits on this node: replies for their first word, work in the background.',
    () => [
      [node.runs.counts().waiting, { queue: 'first_words' }],
      [node.background.size(), { queue: 'background' }],
    ],
  )
  gauge(
    'aconchego_database_connections',
    'Connections of this node to the database, and queries that wait for one.',
    () => Object.entries(poolOf(node.sql)).map(([state, count]) => [count, { state }]),
  )
  gauge(
    'aconchego_service_open',
    'Services of the model that fail and are left alone but for a trial now and then.',
    () =>
      node.model.services?.().map(({ name, state }) => [state === 'open' ? 1 : 0, { service: name }]) ?? null,
  )
  gauge(
    'aconchego_database_disk_full',
    '1 when the disk of the database was full as this node last stored something.',
    () => (isDiskFull(node.sql) ? 1 : 0),
  )
  gauge(
    'aconchego_database_disk_free_ratio',
    'Free share, 0 to 1, of the disk that the private PostgreSQL is on; absent with a PostgreSQL of your own.',
    () => (node.settings.databaseUrl === undefined ? diskFreeAt(node.settings.dataDir) : null),
  )
  describeDatabase(registry, node)
}
