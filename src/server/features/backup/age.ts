import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

export const DAMAGED = 'O arquivo não é um backup inteiro do Aconchego. Nada foi restaurado.'

/** How a file in the age format begins. */
export const AGE_SIGN = 'age-encryption.org/v1'
const PUBLIC_KEY = /^age1[0-9a-z]+$/
const OTHER_KEY = 'A chave não abre este backup: foi cifrado para outra. Nada foi restaurado.'
const SECRET_KEY = /^AGE-SECRET-KEY-[0-9A-Z-]+$/

/** Encrypts to public keys of age, if there are any, as it comes. A key that is none is refused before anything is read. */
export function encrypterTo(publicKeys: readonly string[]): (plain: Readable) => Promise<Readable> {
  if (publicKeys.length === 0) return async (plain) => plain
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
export function decrypterWith(keyFile: string): (sealed: Readable) => Promise<Readable> {
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
