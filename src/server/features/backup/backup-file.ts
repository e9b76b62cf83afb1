import { randomBytes } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AGE_SIGN, decrypterWith, encrypterTo } from './age-encryption.ts'

/** What a file is called until it is whole. */
export const PARTIAL = '.parcial'

/**
 * Writes a compressed file, encrypted when there are keys to encrypt it to. It has its name only once it is whole and on
 * the disk: half a backup is never taken for one.
 */
export async function writeBackupFile(
  file: string,
  publicKeys: readonly string[],
  fill: (to: Writable) => Promise<void>,
): Promise<void> {
  const encrypted = sealerTo(publicKeys)
  if (existsSync(file)) throw new Error(`${file} já existe. Escolha outro nome; nada foi alterado.`)
  // Its name can't be known before: a file that somebody put there would keep its owner and mode.
  const partial = `${file}.${randomBytes(4).toString('hex')}${PARTIAL}`
  try {
    const zip = createGzip()
    const written = encrypted(zip).then((content) =>
      pipeline(content, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })),
    )
    await Promise.all([fill(zip), written])
    renameSync(partial, file)
    syncFolder(path.dirname(file))
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** Encrypts where there are keys to encrypt to. */
export const sealerTo = (publicKeys: readonly string[]): ((plain: Readable) => Promise<Readable>) =>
  publicKeys.length > 0 ? encrypterTo(publicKeys) : async (plain) => plain

/** The text in a backup file. What goes wrong while it is read is met by its reader. */
export async function openBackupFile(file: string, keyFile?: string): Promise<Readable> {
  if (!existsSync(file)) throw new Error(`${file} não existe.`)
  if (statSync(file).isDirectory()) throw new Error(`${file} é uma pasta: indique o arquivo da cópia.`)
  return openContent(() => createReadStream(file), { name: file, isSealed: isEncrypted(file), keyFile })
}

/** The text in a copy, wherever its bytes come from. */
export async function openContent(
  bytes: () => Readable | Promise<Readable>,
  { name, isSealed, keyFile }: { name: string; isSealed: boolean; keyFile: string | undefined },
): Promise<Readable> {
  if (isSealed && !keyFile) throw new Error(`${name} está cifrado: indique a chave com --chave ARQUIVO.`)
  const open = isSealed && keyFile ? decrypterWith(keyFile) : async (plain: Readable) => plain
  const text = createGunzip().on('error', () => {})
  pipeline(await open(await bytes()), text).catch(() => {})
  return text
}

function isEncrypted(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const first = Buffer.alloc(AGE_SIGN.length)
    readSync(handle, first)
    return first.toString('latin1') === AGE_SIGN
  } finally {
    closeSync(handle)
  }
}

/** The new name of a file is lost in a power cut unless its folder is on the disk too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
