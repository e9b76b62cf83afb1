import { open, seal } from '#server/platform/crypto/seal.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { makeOnce } from '#server/platform/make-once.ts'
import { type MasterKeys, type MasterRing, openMasterRing } from './master-ring.ts'
import { sealedSecrets } from './store.ts'

export type ServiceSecrets = ReturnType<typeof createServiceSecrets>

/** How often a change of the master key may come in between. */
const TRIES = 5

/** Secrets of the installation itself (tokens of sales platforms), kept sealed with the master key. */
export function createServiceSecrets(sql: Sql, given: MasterKeys) {
  const ring = makeOnce(() => openMasterRing(sql, given))

  async function get(nome: string, by: Queryable = sql): Promise<string | null> {
    const found = await sealedSecrets.find(by, nome)
    if (!found) return null
    const { key } = await (await ring()).get(found.masterVersion)
    return open(key, placeOf(nome), found.selado)
  }

  async function put(
    nome: string,
    secret: string,
    { by = sql, ...options }: { onlyNew?: boolean; by?: Queryable } = {},
  ): Promise<boolean> {
    const masters = await ring()
    for (let turn = 0; turn < TRIES; turn += 1) {
      const { version, key } = await masters.newest()
      const selado = seal(key, placeOf(nome), secret)
      if (await sealedSecrets.put(by, { nome, masterVersion: version, selado }, options)) return true
      await masters.load()
    }
    return false
  }

  return {
    get,
    put,
    remove: (nome: string, by: Queryable = sql) => sealedSecrets.remove(by, nome),
    /** The secret of this name, made when there is none. Of two that make one, the one that was stored counts. */
    async getOrMake(nome: string, make: () => string): Promise<string> {
      const known = await get(nome)
      if (known !== null) return known
      await put(nome, make(), { onlyNew: true })
      const made = await get(nome)
      if (made === null) throw new Error(`the secret ${nome} could not be stored`)
      return made
    },
  }
}

export async function resealSecrets(tx: Queryable, masters: MasterRing, version: number): Promise<void> {
  const next = await masters.get(version)
  for (const { nome, masterVersion, selado } of await sealedSecrets.takeOthers(tx, version)) {
    const plain = open((await masters.get(masterVersion)).key, placeOf(nome), selado)
    const resealed = seal(next.key, placeOf(nome), plain)
    await sealedSecrets.put(tx, { nome, masterVersion: version, selado: resealed })
  }
}

const placeOf = (nome: string): string => `segredos/${nome}`
