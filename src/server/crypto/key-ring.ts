import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Queryable, Sql } from '#server/db/database.ts'
import { open, openBytes, seal, sealBytes } from './seal.ts'

export type KeyRing = Awaited<ReturnType<typeof openKeyRing>>

/** Everything sealed for one person, with their own key. `place` names table, row and field. */
export type Safe = {
  seal: (place: string, text: string) => Buffer
  open: (place: string, sealed: Uint8Array) => string
}

const MASTER_VERSION = 1
const PROOF = 'aconchego'
/** Keys kept at hand; the least recently used go first. */
const AT_HAND = 10_000

/** Opens the ring with the master key; a wrong one is noticed here, before anything is written. */
export async function openKeyRing(sql: Sql, masterBytes: Buffer) {
  const master = createSecretKey(masterBytes)
  await proveMaster(sql, master)
  const atHand = new Map<string, Safe>()

  async function keyOf(query: Queryable, userId: string): Promise<KeyObject> {
    const found = await findWrapped(query, userId)
    if (found) return createSecretKey(openBytes(master, placeOf(userId), found))
    const wrapped = sealBytes(master, placeOf(userId), randomBytes(32))
    await query`insert into chaves ("userId", "masterVersion", wrapped) values (${userId}, ${MASTER_VERSION}, ${wrapped})
      on conflict ("userId") do nothing`
    // Of two that made a key at the same moment, the one that was stored counts.
    const kept = (await findWrapped(query, userId)) ?? wrapped
    return createSecretKey(openBytes(master, placeOf(userId), kept))
  }

  return {
    /** The person's safe; their key is made when there is none yet. */
    async of(userId: string): Promise<Safe> {
      let safe = atHand.get(userId)
      if (safe) atHand.delete(userId)
      else safe = safeWith(await keyOf(sql, userId), userId)
      atHand.set(userId, safe)
      const [oldest] = atHand.keys()
      if (atHand.size > AT_HAND && oldest) atHand.delete(oldest)
      return safe
    },
    forget: (userId: string) => void atHand.delete(userId),
  }
}

function safeWith(key: KeyObject, userId: string): Safe {
  return {
    seal: (place, text) => seal(key, `${userId}/${place}`, text),
    open: (place, sealed) => open(key, `${userId}/${place}`, sealed),
  }
}

async function findWrapped(sql: Queryable, userId: string): Promise<Uint8Array | null> {
  const [row] = await sql<{ wrapped: Uint8Array }[]>`select wrapped from chaves where "userId" = ${userId}`
  return row?.wrapped ?? null
}

function placeOf(userId: string): string {
  return `chaves/${userId}`
}

async function proveMaster(sql: Sql, master: KeyObject): Promise<void> {
  const proof = seal(master, `chaves_mestras/${MASTER_VERSION}`, PROOF)
  await sql`insert into chaves_mestras (version, proof) values (${MASTER_VERSION}, ${proof}) on conflict do nothing`
  const [row] = await sql<
    { proof: Uint8Array }[]
  >`select proof from chaves_mestras where version = ${MASTER_VERSION}`
  try {
    if (row && open(master, `chaves_mestras/${MASTER_VERSION}`, row.proof) === PROOF) return
  } catch {}
  throw new Error(
    'ENCRYPTION_KEY: não é a chave com que este banco foi cifrado. Use a original; nada foi alterado.',
  )
}
