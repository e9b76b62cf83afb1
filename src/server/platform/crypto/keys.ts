import { generateKey, keptKeys } from './key-file.ts'

export type Keys = { authSecret: string; encryptionKey: Buffer }

type Given = { authSecret: string | undefined; encryptionKey: string | undefined; dataDir: string }

/** The two secrets of the product: as given by the operator, or generated once and kept in DATA_DIR. */
export function openKeys({ authSecret, encryptionKey, dataDir }: Given): Keys {
  return {
    authSecret: authSecret ?? generateKey(dataDir, 'auth-secret'),
    encryptionKey: Buffer.from(encryptionKey ?? generateKey(dataDir, 'encryption-key'), 'base64'),
  }
}

/** Every available master key, the newest first. Reads the key file each time, so that a new one is found. */
export function masterKeys({
  encryptionKey,
  previousKeys,
  dataDir,
}: Omit<Given, 'authSecret'> & { previousKeys: readonly string[] }): () => Buffer[] {
  return () =>
    [...(encryptionKey ? [encryptionKey] : keptKeys(dataDir, 'encryption-key')), ...previousKeys].map((key) =>
      Buffer.from(key, 'base64'),
    )
}
