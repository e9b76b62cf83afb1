import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { type Master, type MasterKeys, openMasterRing } from '#server/platform/crypto/master-keys.ts'
import { open, openBytes, seal, sealBytes } from '#server/platform/crypto/seal.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { personKeys, type WrappedKey } from './store.ts'

export type KeyRing = Awaited<ReturnType<typeof openKeyRing>>

/** Everything sealed for one person, with their own key. `place` names table, row and field. */
export type Safe = {
  seal: (place: string, text: string) => Buffer
  open: (place: string, sealed: Uint8Array) => string
}

/** Keys kept at hand; the least recently used go first. */
const AT_HAND = 10_000
/** How often the making of a key may be overtaken by another master key before something must be wrong. */
const TRIES = 5

/** Opens the ring with the master keys; a wrong one is noticed here, before anything is written. */
export async function openKeyRing(sql: Sql, given: MasterKeys) {
  const masters = await openMasterRing(sql, given)
  const atHand = new Map<string, Safe>()

  async function unwrap({ userId, masterVersion, wrapped }: WrappedKey): Promise<KeyObject> {
    return createSecretKey(unwrapKey(await masters.get(masterVersion), userId, wrapped))
  }

  /** Of two that make a key at the same moment, the one that was stored counts. */
  async function keyOf(userId: string): Promise<KeyObject> {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const found = await personKeys.find(sql, userId)
      if (found) return unwrap(found)
      const master = await masters.newest()
      const wrapped = wrapKey(master, userId, randomBytes(32))
      const made = await personKeys.add(sql, { userId, masterVersion: master.version, wrapped })
      // The master key was changed a moment ago, or the account is gone.
      if (!made) await masters.load()
    }
    throw new AppError('not_found')
  }

  return {
    /** The person's safe; their key is made when there is none yet. */
    async of(userId: string): Promise<Safe> {
      let safe = atHand.get(userId)
      if (safe) atHand.delete(userId)
      else safe = safeWith(await keyOf(userId), userId)
      atHand.set(userId, safe)
      const [oldest] = atHand.keys()
      if (atHand.size > AT_HAND && oldest) atHand.delete(oldest)
      return safe
    },
    forget: (userId: string) => void atHand.delete(userId),
    /** Keeps none at hand: after a time in which this node may not have heard whose account is gone. */
    forgetAll: () => atHand.clear(),
  }
}

/** A person's key as it is stored: sealed with the master key, for this person only. */
export function wrapKey({ key }: Master, userId: string, plain: Uint8Array): Buffer {
  return sealBytes(key, `chaves/${userId}`, plain)
}

export function unwrapKey({ key }: Master, userId: string, wrapped: Uint8Array): Buffer {
  return openBytes(key, `chaves/${userId}`, wrapped)
}

function safeWith(key: KeyObject, userId: string): Safe {
  return {
    seal: (place, text) => seal(key, `${userId}/${place}`, text),
    open: (place, sealed) => open(key, `${userId}/${place}`, sealed),
  }
}
