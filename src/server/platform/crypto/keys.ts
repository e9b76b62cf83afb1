import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  createPrivateFile,
  makePrivateDir,
  prepareDataDir,
  readIfExists,
  replacePrivateFile,
} from '#server/platform/files.ts'

export type Keys = { authSecret: string; encryptionKey: Buffer }

type Given = { authSecret: string | undefined; encryptionKey: string | undefined; dataDir: string }

/** The two secrets of the product: as given by the operator, or generated once and stored in DATA_DIR. */
export const openKeys = ({ authSecret, encryptionKey, dataDir }: Given): Keys => ({
  authSecret: authSecret ?? generateKey(dataDir, 'auth-secret'),
  encryptionKey: Buffer.from(encryptionKey ?? generateKey(dataDir, 'encryption-key'), 'base64'),
})

/** Every available master key, the newest first. Reads the key file each time, so that a new one is found. */
export function masterKeys({
  encryptionKey,
  previousKeys,
  dataDir,
}: Omit<Given, 'authSecret'> & { previousKeys: readonly string[] }): () => Buffer[] {
  return () =>
    [...(encryptionKey ? [encryptionKey] : storedKeys(dataDir, 'encryption-key')), ...previousKeys].map(
      (key) => Buffer.from(key, 'base64'),
    )
}

type KeyName = 'auth-secret' | 'encryption-key'

/** The key of this name in DATA_DIR, made if there is none. */
function generateKey(dataDir: string, name: KeyName): string {
  prepareDataDir(dataDir)
  const [stored] = storedKeys(dataDir, name)
  if (stored) return stored
  makePrivateDir(path.join(dataDir, 'keys'))
  createPrivateFile(keyFile(dataDir, name), `${newKey()}\n`)
  return generateKey(dataDir, name)
}

/** The keys of this name in DATA_DIR, one a line, the newest first. */
export function storedKeys(dataDir: string, name: KeyName): string[] {
  const file = keyFile(dataDir, name)
  const text = readIfExists(file)
  if (text === null) return []
  const keys = text.trim().split(/\s+/)
  if (keys.every(isKey)) return keys
  throw new Error(`O arquivo ${file} está danificado. Restaure-o do seu backup; nada foi alterado.`)
}

/** Stores exactly these, the newest first. A server that runs finds them when it meets one it does not know. */
export function storeKeys(dataDir: string, name: KeyName, keys: readonly string[]): void {
  replacePrivateFile(keyFile(dataDir, name), `${keys.join('\n')}\n`)
}

export const newKey = (): string => randomBytes(32).toString('base64')

const keyFile = (dataDir: string, name: KeyName): string => path.join(dataDir, 'keys', name)

/** 32 bytes written in base64, padded or not. */
export const isKey = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=?$/.test(value) && Buffer.from(value, 'base64').length === 32
