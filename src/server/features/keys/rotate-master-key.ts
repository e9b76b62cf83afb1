import { createSecretKey } from 'node:crypto'
import type { Sql } from '#server/platform/db/database.ts'
import { unwrapKey, wrapKey } from './key-ring.ts'
import { addProof, type Master, type MasterRing, proves } from './master-ring.ts'
import { resealSecrets } from './service-secrets.ts'
import { masterProofs, personKeys, type WrappedKey } from './store.ts'

export type Reseal = (sql: Sql, masters: MasterRing, master: Master) => Promise<void>

type Rotation = {
  sql: Sql
  masters: MasterRing
  /** The key that takes over. */
  next: Buffer
  /** Puts what else a master key seals under the new one. */
  reseal?: Reseal
  /** How many people's keys have been wrapped anew. Throwing here interrupts the rotation between two steps. */
  onProgress?: (done: number) => void
  /** People's keys that are wrapped anew in one transaction. */
  atOnce?: number
}

/**
 * Puts every person's key under the new master key. What the people wrote is not touched: their own keys stay the
 * same, so the cost is one small row a person, however much they have written. Servers may run meanwhile, and an
 * interrupted rotation continues where it was when it is started again with the same key.
 */
export async function rotateMasterKey({ sql, masters, next, reseal, onProgress, atOnce = 500 }: Rotation) {
  const master = await takeOver(sql, next)
  await masters.load()
  let done = 0
  for (;;) {
    const count = await sql.begin(async (tx) => {
      const keys = await personKeys.takeOthers(tx, master.version, atOnce)
      await personKeys.rewrap(tx, await Promise.all(keys.map((key) => rewrapped(masters, master, key))))
      return keys.length
    })
    done += count
    if (count > 0) onProgress?.(done)
    else if (!(await personKeys.anyOther(sql, master.version))) break
  }
  await sql.begin((tx) => resealSecrets(tx, masters, master.version))
  await reseal?.(sql, masters, master)
  return { version: master.version, done }
}

/**
 * Makes the key the newest version, or finds that it is already. Nothing new is stored under a master key at that
 * moment, so no key can still slip in under the old one afterwards.
 */
async function takeOver(sql: Sql, next: Buffer): Promise<Master> {
  const key = createSecretKey(next)
  return sql.begin(async (tx) => {
    await masterProofs.lockUse(tx)
    const known = await masterProofs.all(tx)
    const newest = known.at(-1)?.version ?? 0
    const mine = known.find(({ version, proof }) => proves(key, version, proof))
    if (mine && mine.version !== newest) throw new Error('Esta chave mestra já foi substituída por outra.')
    if (mine) return { version: newest, key }
    await addProof(tx, newest + 1, key)
    return { version: newest + 1, key }
  })
}

async function rewrapped(masters: MasterRing, next: Master, old: WrappedKey): Promise<WrappedKey> {
  return wrapKey(next, old.userId, unwrapKey(await masters.get(old.masterVersion), old))
}
