import type { Settings } from '#server/env.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { OperatorDeps } from '#server/features/operators/operator-deps.ts'
import type { PublicSettings } from '#server/features/public-settings/public-settings.ts'
import type { FirstWords } from '#server/model/guard/watched-model.ts'
import type { ServiceState } from '#server/model/model.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

export type PanelDeps = OperatorDeps & {
  appUrl: string
  settings: Settings
  keyRing: KeyRing
  /** For sums over everybody. */
  withoutTimeout: Database['withoutTimeout']
  mailer: Mailer
  model: { kind: 'demo' | 'remote'; services?: () => ServiceState[] }
  firstWords: FirstWords
  published: PublicSettings
  log: Log
}
