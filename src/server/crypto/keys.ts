import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { isKey } from '#server/env.ts'
import { createPrivateFile, makePrivateDir, readIfThere } from '#server/files.ts'

export type Keys = { authSecret: string; encryptionKey: Buffer }

type Given = { authSecret: string | undefined; encryptionKey: string | undefined; dataDir: string }

/** The two secrets of the product: as given by the operator, or generated once and kept in DATA_DIR. */
export function openKeys({ authSecret, encryptionKey, dataDir }: Given): Keys {
  return {
    authSecret: authSecret ?? keptKey(dataDir, 'auth-secret'),
    encryptionKey: Buffer.from(encryptionKey ?? keptKey(dataDir, 'encryption-key'), 'base64'),
  }
}

function keptKey(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'keys')
  const file = path.join(folder, name)
  const kept = readIfThere(file)?.trim()
  if (kept !== undefined) {
    if (isKey(kept)) return kept
    throw new Error(`O arquivo ${file} está danificado. Restaure-o do seu backup; nada foi alterado.`)
  }
  makePrivateDir(dataDir)
  makePrivateDir(folder)
  createPrivateFile(file, `${randomBytes(32).toString('base64')}\n`)
  return keptKey(dataDir, name)
}
