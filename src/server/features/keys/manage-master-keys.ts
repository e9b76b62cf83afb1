import { createSecretKey } from 'node:crypto'
import type { Settings } from '#server/env.ts'
import { masterKeys, newKey, storedKeys, storeKeys } from '#server/platform/crypto/keys.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { unwrapKey, wrapKey } from './key-ring.ts'
import { addProof, type Master, type MasterRing, openMasterRing, proves } from './master-ring.ts'
import { resealSecrets } from './service-secrets.ts'
import { masterProofs, personKeys, type WrappedKey } from './store.ts'

export type KeyDeps = {
  sql: Sql
  settings: Pick<Settings, 'dataDir' | 'encryptionKey' | 'previousKeys'>
}

export async function masterKeyStatus({ sql, settings }: KeyDeps): Promise<string[]> {
  await openMasterRing(sql, masterKeys(settings))
  const versions = await personKeys.countByMaster(sql)
  return versions.map(
    ({ version, createdAt, people }) =>
      `versão ${version}, de ${createdAt.toISOString().slice(0, 10)}: protege ${people} ${people === 1 ? 'pessoa' : 'pessoas'}${version === versions.at(-1)?.version ? ' (em uso)' : ''}`,
  )
}

/** Also continues a change that was interrupted. Of two at once the second waits: each would write a key file without the other's. */
export const changeMasterKey = ({ sql, settings }: KeyDeps, reseal?: Reseal): Promise<string[]> =>
  masterProofs.whileLocked(sql, async () => {
    const masters = await openMasterRing(sql, masterKeys(settings))
    const next = await nextKey(sql, settings)
    const { version, done } = await rotateMasterKey({ sql, masters, next, ...(reseal && { reseal }) })
    return [
      `Chave mestra trocada: versão ${version} em uso, ${done} ${done === 1 ? 'chave protegida' : 'chaves protegidas'} de novo.`,
      settings.encryptionKey
        ? 'A chave anterior já pode sair de ENCRYPTION_KEY_PREVIOUS; guarde-a enquanto guardar backups de antes da troca.'
        : 'A chave anterior continua em DATA_DIR/keys/encryption-key, para backups de antes da troca. Para esquecê-la: npm run keys -- retire',
    ]
  })

/** Drops the keys that wrap nobody's any more. What was copied from the database before does not open without them. */
export const retireMasterKeys = ({ sql, settings }: KeyDeps): Promise<string[]> =>
  masterProofs.whileLocked(sql, async () => {
    await openMasterRing(sql, masterKeys(settings))
    if (settings.encryptionKey)
      return ['As chaves estão no ambiente: retire de ENCRYPTION_KEY_PREVIOUS as que não protegem ninguém.']
    const stored = storedKeys(settings.dataDir, 'encryption-key')
    const versions = await masterProofs.allWithUse(sql)
    const inUse = versions.filter((one) => one.inUse || one === versions.at(-1))
    const needed = stored.filter((key) => inUse.some((use) => isVersion(key, use)))
    if (needed.length > 0) storeKeys(settings.dataDir, 'encryption-key', needed)
    const gone = stored.length - needed.length
    return [gone === 1 ? '1 chave anterior foi esquecida.' : `${gone} chaves anteriores foram esquecidas.`]
  })

/**
 * The key that is to take over. In DATA_DIR it is made here and written to the key file before the database knows it; a
 * change that was interrupted continues with the key it had. From the environment it is ENCRYPTION_KEY.
 */
async function nextKey(sql: Sql, { dataDir, encryptionKey }: KeyDeps['settings']): Promise<Buffer> {
  const known = await masterProofs.allWithUse(sql)
  const current = encryptionKey ?? storedKeys(dataDir, 'encryption-key')[0] ?? ''
  const isNew = !known.some((proof) => isVersion(current, proof))
  const unfinished = known.slice(0, -1).some(({ inUse }) => inUse)
  if (isNew || unfinished) return Buffer.from(current, 'base64')
  if (encryptionKey) {
    throw new Error(
      'ENCRYPTION_KEY: já é a chave em uso. Ponha nela a nova e a atual em ENCRYPTION_KEY_PREVIOUS, em todos os servidores; depois repita.',
    )
  }
  const made = newKey()
  storeKeys(dataDir, 'encryption-key', [made, ...storedKeys(dataDir, 'encryption-key')])
  return Buffer.from(made, 'base64')
}

const isVersion = (key: string, { version, proof }: { version: number; proof: Uint8Array }): boolean =>
  proves(createSecretKey(Buffer.from(key, 'base64')), version, proof)

type Reseal = (sql: Sql, masters: MasterRing, master: Master) => Promise<void>

type Rotation = {
  sql: Sql
  masters: MasterRing
  next: Buffer
  reseal?: Reseal
  /** How many people's keys have been wrapped anew. Throwing here interrupts the rotation between two steps. */
  onProgress?: (done: number) => void
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
  while (await personKeys.anyOther(sql, master.version)) {
    done += await sql.begin(async (tx) => {
      const keys = await personKeys.takeOthers(tx, master.version, atOnce)
      await personKeys.rewrap(tx, await Promise.all(keys.map((key) => rewrapped(masters, master, key))))
      return keys.length
    })
    onProgress?.(done)
  }
  await sql.begin((tx) => resealSecrets(tx, masters, master.version))
  await reseal?.(sql, masters, master)
  return { version: master.version, done }
}

/** Nothing new is stored under a master key meanwhile, so no key can slip in under the old one afterwards. */
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

const rewrapped = async (masters: MasterRing, next: Master, old: WrappedKey): Promise<WrappedKey> =>
  wrapKey(next, old.userId, unwrapKey(await masters.get(old.masterVersion), old))
