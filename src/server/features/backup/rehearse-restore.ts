import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Settings } from '#server/env.ts'
import { risk } from '#server/features/chat/conversations/store.ts'
import { openedMessages } from '#server/features/chat/store/sealed-message.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import { type KeyRing, openKeyRing } from '#server/features/keys/key-ring.ts'
import { createServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { sealedSecrets } from '#server/features/keys/store.ts'
import { readNotebook } from '#server/features/notebook/parts.ts'
import { archive } from '#server/features/privacy/store/archive.ts'
import { masterKeys } from '#server/platform/crypto/keys.ts'
import { openDatabase, type Sql } from '#server/platform/db/database.ts'
import { prepareDataDir } from '#server/platform/files.ts'
import {
  countRestored,
  everyPersonKey,
  newestMessages,
  type Restored,
  restoreBackup,
} from './store/backup.ts'

/** How many of the newest messages are opened: enough to know that the keys are the right ones. */
const OPENED = 500

/**
 * Restores a backup into a private PostgreSQL that exists only for this, opens what is sealed in it with the keys of this
 * machine, and removes everything again. The product's own database is not touched.
 */
export async function rehearseRestore(
  settings: Settings,
  content: Readable,
  signal: AbortSignal,
  { everything = false } = {},
): Promise<Restored & { opened: number }> {
  prepareDataDir(settings.dataDir)
  const scratch = mkdtempSync(path.join(settings.dataDir, 'ensaio-'))
  const interrupt = () => content.destroy(new Error('O ensaio foi interrompido.'))
  signal.addEventListener('abort', interrupt)
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: scratch })
    try {
      return await database.withoutTimeout(async (sql) => {
        await restoreBackup(sql, content, [])
        return { ...(await countRestored(sql)), opened: await openSealed(sql, settings, everything) }
      })
    } finally {
      await database.close()
    }
  } finally {
    signal.removeEventListener('abort', interrupt)
    content.destroy()
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function openSealed(sql: Sql, settings: Settings, everything: boolean): Promise<number> {
  let unopened = 0
  const keyRing = await openKeyRing(sql, masterKeys(settings), () => {
    unopened += 1
  })
  for (const key of await everyPersonKey(sql)) await keyRing.cipherWith(key).catch(() => (unopened += 1))
  if (everything) return openEverything(sql, settings, keyRing, () => unopened)
  const rows = await newestMessages(sql, OPENED)
  for (const row of unopened === 0 ? rows : []) {
    openedMessages({ id: row.userId, cipher: await keyRing.of(row.userId) }, [row])
  }
  if (unopened > 0) throw new Error('O backup foi restaurado, mas nem tudo nele se abre com estas chaves.')
  return rows.length
}

/** Every conversation, message and page of the notebook of every person, and the secrets and counts of the installation. */
async function openEverything(sql: Sql, settings: Settings, keyRing: KeyRing, count: () => number) {
  const keys = masterKeys(settings)
  let messages = 0
  for (const { userId } of count() === 0 ? await everyPersonKey(sql) : []) {
    const owner = { id: userId, cipher: await keyRing.of(userId) }
    for await (const { id } of archive.conversations(sql, owner, await archive.conversationIds(sql, owner))) {
      await risk.stateOf(sql, owner, id)
      for await (const _ of archive.messages(sql, owner, id)) messages += 1
    }
    await readNotebook(sql, owner)
  }
  const secrets = createServiceSecrets(sql, keys)
  for (const name of await sealedSecrets.names(sql)) await secrets.get(name)
  await readCounters(sql, keyRing.masters)
  if (count() > 0)
    throw new Error(`O backup foi restaurado, mas ${count()} valores não se abrem com estas chaves.`)
  return messages
}
