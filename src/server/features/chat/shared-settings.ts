import { createHmac } from 'node:crypto'
import type { Settings } from '#server/env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { SettingError } from '#server/platform/setting-error.ts'
import { nodeLeases } from './store/node-leases.ts'

type Own = { sql: Sql; node: string; authSecret: string; settings: Pick<Settings, 'appUrl' | 'hasPublicUrl'> }

/** Refuses another AUTH_SECRET or APP_URL than that of nodes in use: people would be signed out. Gives their number. */
export async function refuseOtherSettings({ sql, node, authSecret, settings }: Own): Promise<number> {
  const authProof = createHmac('sha256', authSecret).update('aconchego node').digest()
  const appUrl = settings.hasPublicUrl ? settings.appUrl : null
  // Published before the others are read: of two nodes that start together each finds the other.
  await nodeLeases.tellSettings(sql, node, { authProof, appUrl })
  const others = await nodeLeases.settingsOfOthers(sql, node)
  for (const other of others) {
    if (!authProof.equals(other.authProof)) throw different('AUTH_SECRET', 'outra')
    if (appUrl !== null && other.appUrl !== null && appUrl !== other.appUrl)
      throw different('APP_URL', `outro endereço (${other.appUrl})`)
  }
  return others.length
}

const different = (variable: string, what: string): SettingError =>
  new SettingError(
    variable,
    `um nó em uso tem ${what}. Todos precisam ter o mesmo valor; para trocá-lo, pare todos antes.`,
  )
