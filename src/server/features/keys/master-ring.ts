import { createSecretKey, type KeyObject } from 'node:crypto'
import { open, seal } from '#server/platform/crypto/seal.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { type MasterProof, masterProofs } from './store.ts'

/**
 * The master key; or a function that reads the available ones, the newest first. It is called again when a version is met
 * that none of them opens, so that a running server learns of a new one without a restart.
 */
export type MasterKeys = Buffer | (() => Buffer[])

/** One master key, by the number under which the database knows it. */
export type Master = { version: number; key: KeyObject }

const PROOF = 'aconchego'

export type MasterRing = Awaited<ReturnType<typeof openMasterRing>>

/**
 * The master keys of this database. Each has left a proof in it, so it is known which key is which version, and a
 * wrong key is noticed here, before anything is written. The newest version is the one that wraps.
 */
export async function openMasterRing(sql: Sql, given: MasterKeys) {
  const read = Buffer.isBuffer(given) ? () => [given] : given
  let held = new Map<number, KeyObject>()
  let newest = 0

  function hold(proofs: readonly MasterProof[]): void {
    const keys = read().map((bytes) => createSecretKey(bytes))
    held = new Map()
    for (const { version, proof } of proofs) {
      const key = keys.find((candidate) => proves(candidate, version, proof))
      if (key) held.set(version, key)
      newest = version
    }
  }
  const load = async () => hold(await masterProofs.all(sql))

  const [first] = read()
  if (first) await addProof(sql, 1, createSecretKey(first), { onlyFirst: true })
  // One query for both: a rotation in another process may add a version at any moment.
  const proofs = await masterProofs.allWithUse(sql)
  hold(proofs)
  refuseWrongKeys(proofs, held)

  async function get(version: number): Promise<Master> {
    if (!held.has(version)) await load()
    const key = held.get(version)
    if (!key) throw new MasterKeyMissing(version)
    return { version, key }
  }

  return {
    get,
    newest: () => get(newest),
    /** Forgets what it knows and asks again. */
    load,
  }
}

class MasterKeyMissing extends Error {
  readonly code: string
  constructor(version: number) {
    super(`master key version ${version} is not available`)
    this.name = 'MasterKeyMissing'
    this.code = `MASTER_KEY_${version}_MISSING`
  }
}

export function proves(key: KeyObject, version: number, proof: Uint8Array): boolean {
  try {
    return open(key, placeOf(version), proof) === PROOF
  } catch {
    return false
  }
}

/** Says that this key is that version. With `onlyFirst`, only in a database that knows none. */
export async function addProof(sql: Queryable, version: number, key: KeyObject, { onlyFirst = false } = {}) {
  await masterProofs.add(sql, { version, proof: seal(key, placeOf(version), PROOF) }, { onlyFirst })
}

/** The newest key must be available, and every older one that still wraps something. */
function refuseWrongKeys(
  proofs: readonly { version: number; inUse: boolean }[],
  held: ReadonlyMap<number, KeyObject>,
): void {
  const newest = proofs.at(-1)?.version
  const missing = proofs.findLast(({ version, inUse }) => (inUse || version === newest) && !held.has(version))
  if (!missing) return
  throw new Error(
    missing.version === newest
      ? 'ENCRYPTION_KEY: não é a chave com que este banco foi cifrado. Use a original; nada foi alterado.'
      : `ENCRYPTION_KEY_PREVIOUS: falta a chave mestra anterior (versão ${missing.version}), ainda em uso. Nada foi alterado.`,
  )
}

const placeOf = (version: number): string => `chaves_mestras/${version}`
