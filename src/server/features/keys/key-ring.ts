import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { openBytes, openPadded, type Size, sealBytes, sealPadded } from '#server/platform/crypto/seal.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { countSealed } from '#server/platform/work-meter.ts'
import { type Master, type MasterKeys, openMasterRing } from './master-ring.ts'
import { personKeys, type WrappedKey } from './store.ts'

export type KeyRing = Awaited<ReturnType<typeof openKeyRing>>

/** Where a value belongs (table, row and field), and the sizes it is padded to. */
export type Place = { name: string; size: Size }

export type Cipher = {
  seal: (place: Place, text: string) => Buffer
  /** Null when it is not what was sealed for this place; that is reported. */
  open: (place: Place, sealed: Uint8Array | null) => string | null
}

/** How many people's ciphers are cached; the least recently used are evicted first. */
const CACHED = 10_000
/** How often the making of a key may be overtaken by another master key before something must be wrong. */
const TRIES = 5
const REPORTED = 1_000

/** A wrong master key throws here, before anything is written. `report` gets ids and names of places, no content. */
export async function openKeyRing(sql: Sql, given: MasterKeys, report: (place: string) => void = () => {}) {
  const masters = await openMasterRing(sql, given)
  const cached = new Map<string, Cipher>()
  /** How often something was forgotten. What was being read meanwhile may be what had to be forgotten. */
  let forgotten = 0
  const reported = new Set<string>()

  /** A screen that is opened again and again is no news each time. */
  function reportOnce(place: string): void {
    if (reported.has(place)) return
    if (reported.size >= REPORTED) reported.clear()
    reported.add(place)
    report(place)
  }

  const unwrap = async (found: WrappedKey): Promise<KeyObject> =>
    createSecretKey(unwrapKey(await masters.get(found.masterVersion), found))

  /** Of two that make a key at the same moment, the one that was stored counts. */
  async function makeCipher(userId: string): Promise<Cipher> {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const found = await personKeys.find(sql, userId)
      if (found) return cipherWith(await unwrap(found), userId, reportOnce)
      const master = await masters.newest()
      const made = await personKeys.add(sql, wrapKey(master, userId, randomBytes(32)))
      // The master key was changed a moment ago, or the account is gone.
      if (!made) await masters.load()
    }
    throw new AppError('not_found')
  }

  return {
    masters,
    /** The person's cipher; their key is made when there is none yet. */
    async of(userId: string): Promise<Cipher> {
      let cipher = cached.get(userId)
      if (cipher) cached.delete(userId)
      else {
        const before = forgotten
        cipher = await makeCipher(userId)
        if (forgotten > before) return cipher
      }
      cached.set(userId, cipher)
      const [oldest] = cached.keys()
      if (cached.size > CACHED && oldest) cached.delete(oldest)
      return cipher
    },
    cipherWith: async (found: WrappedKey): Promise<Cipher> =>
      cipherWith(await unwrap(found), found.userId, reportOnce),
    forget(userId: string): void {
      forgotten += 1
      cached.delete(userId)
    },
    /** Empties the cache: after a time in which this node may have missed whose account is gone. */
    forgetAll(): void {
      forgotten += 1
      cached.clear()
    },
  }
}

/** A person's key as it is stored: sealed with the master key, for this person only. */
export const wrapKey = ({ key, version }: Master, userId: string, plain: Uint8Array): WrappedKey => ({
  userId,
  masterVersion: version,
  wrapped: sealBytes(key, keyPlace(userId), plain),
})

export const unwrapKey = ({ key }: Master, { userId, wrapped }: WrappedKey): Buffer =>
  openBytes(key, keyPlace(userId), wrapped)

/** The number is the only form that was ever released (`forma`). */
const keyPlace = (userId: string) => `chaves/${userId}/2`

const cipherWith = (key: KeyObject, userId: string, report: (place: string) => void): Cipher => ({
  seal(place, text) {
    const sealed = sealPadded(key, `${userId}/${place.name}`, text, place.size)
    countSealed(sealed.length)
    return sealed
  },
  open(place, sealed) {
    countSealed(sealed?.length ?? 0)
    let text: string | null = null
    try {
      text = sealed && openPadded(key, `${userId}/${place.name}`, sealed)
    } catch {
      // It was sealed for another place, or changed.
    }
    if (text === null) report(place.name)
    return text
  },
})

/** Whose data it is, and with what it is opened. The owner is part of every query. */
export type Owner = { id: string; cipher: Cipher }

export const ownerOf = async ({ keyRing }: { keyRing: KeyRing }, personId: string): Promise<Owner> => ({
  id: personId,
  cipher: await keyRing.of(personId),
})
