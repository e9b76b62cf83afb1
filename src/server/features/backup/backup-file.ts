import { randomBytes } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'

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

export const sealerTo = (publicKeys: readonly string[]): ((plain: Readable) => Promise<Readable>) =>
  publicKeys.length > 0 ? encrypterTo(publicKeys) : async (plain) => plain

/** The text in a backup file. What goes wrong while it is read is met by its reader. */
export async function openBackupFile(file: string, keyFile?: string): Promise<Readable> {
  if (!existsSync(file)) throw new Error(`${file} não existe.`)
  if (statSync(file).isDirectory()) throw new Error(`${file} é uma pasta: indique o arquivo da cópia.`)
  return openContent(() => createReadStream(file), { name: file, isSealed: isEncrypted(file), keyFile })
}

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

export const DAMAGED = 'O arquivo não é um backup inteiro do Aconchego. Nada foi restaurado.'

const AGE_SIGN = 'age-encryption.org/v1'
const PUBLIC_KEY = /^age1[0-9a-z]+$/
const OTHER_KEY = 'A chave não abre este backup: foi cifrado para outra. Nada foi restaurado.'
const SECRET_KEY = /^AGE-SECRET-KEY-[0-9A-Z-]+$/

/** What is to be encrypted to public keys of age, as it comes. A key that is none is refused before anything is read. */
function encrypterTo(publicKeys: readonly string[]): (plain: Readable) => Promise<Readable> {
  const encrypter = new Encrypter()
  for (const key of publicKeys) {
    try {
      if (!PUBLIC_KEY.test(key)) throw new Error('not a public key')
      encrypter.addRecipient(key)
    } catch (error) {
      throw new Error(`--para: "${shortened(key)}" não é uma chave pública do age (age1…).`, { cause: error })
    }
  }
  return async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/** What a file in the age format holds, as it comes. `keyFile` is a file as age-keygen writes it. */
function decrypterWith(keyFile: string): (sealed: Readable) => Promise<Readable> {
  const decrypter = new Decrypter()
  for (const key of secretKeysIn(keyFile)) decrypter.addIdentity(key)
  return async (sealed) => {
    try {
      return Readable.from(chunksOf(fromWeb(await decrypter.decrypt(toWeb(sealed)))))
    } catch (error) {
      const isOther = error instanceof Error && error.message.includes('no identity matched')
      throw new Error(isOther ? OTHER_KEY : DAMAGED, { cause: error })
    }
  }
}

async function* chunksOf(plain: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* plain
  } catch (error) {
    throw new Error(DAMAGED, { cause: error })
  }
}

function secretKeysIn(file: string): string[] {
  const keys = linesOf(file).filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0 || !keys.every((key) => SECRET_KEY.test(key)))
    throw new Error(`${file} não tem uma chave do age (AGE-SECRET-KEY-…).`)
  return keys
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
  } catch (error) {
    throw new Error(`${file}: não foi possível ler a chave.`, { cause: error })
  }
}

/** A secret key given by mistake is not repeated in full. */
const shortened = (key: string): string => (key.length > 12 ? `${key.slice(0, 12)}…` : key)

// The streams of the web are the same thing under two declarations.
const toWeb = (from: Readable) => Readable.toWeb(from) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (from: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(from as ReadableStream)
