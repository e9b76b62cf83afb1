import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { inject, vi } from 'vitest'
import { restoreBackup } from '#server/features/backup/store/backup.ts'
import { createDatabase } from './postgres.ts'

/** What was made by the program as it was before values were padded and bound to their rows: see the test that reads it. */
export const OLD_BACKUP = path.join(import.meta.dirname, '../../fixtures/backup-first-form.gz')

export const OLD_KEYS = {
  authSecret: 'segredo de um backup de antes, longo o bastante',
  encryptionKey: Buffer.alloc(32, 'chave de um backup de antes'),
}

let restored: Promise<string> | undefined

/** A database with everything that is in that backup, whose people sign in with their passwords of then. */
export async function restoreOldBackup() {
  vi.stubEnv('FULL_PASSWORD_COST', 'yes')
  restored ??= restoreOnce()
  return createDatabase(inject('postgres'), { copyOf: await restored })
}

/** Restoring goes through all migrations since: done once, and copied. It is gone with the others when the run ends. */
async function restoreOnce(): Promise<string> {
  const database = await createDatabase(inject('postgres'), { empty: true })
  const sql = database.connect()
  await restoreBackup(sql, createReadStream(OLD_BACKUP).pipe(createGunzip()), [])
  await sql.end({ timeout: 5 })
  return database.name
}
