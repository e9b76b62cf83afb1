import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** The first byte of everything sealed. Keys and other secrets of the installation are without padding. */
const UNPADDED = 1
const PADDED = 2
const LENGTH = 4

/** AES-256-GCM, padded to one of few sizes. What is moved to another `place` (table, person, row, field) does not open. */
export function sealPadded(key: KeyObject, place: string, text: string, size: Size): Buffer {
  const length = Buffer.byteLength(text, 'utf8')
  const plain = Buffer.alloc(size(LENGTH + length))
  plain.writeUInt32BE(length)
  plain.write(text, LENGTH, 'utf8')
  return encrypt(PADDED, key, place, plain)
}

export function openPadded(key: KeyObject, place: string, sealed: Uint8Array): string {
  const plain = decrypt(PADDED, key, place, sealed)
  return plain.toString('utf8', LENGTH, LENGTH + plain.readUInt32BE())
}

/** Whether a text fits into the smallest of these sizes. */
export const fitsSmallest = (text: string, size: Size): boolean =>
  size(LENGTH + Buffer.byteLength(text, 'utf8')) === size(0)

export const seal = (key: KeyObject, place: string, text: string): Buffer =>
  sealBytes(key, place, Buffer.from(text, 'utf8'))

export const open = (key: KeyObject, place: string, sealed: Uint8Array): string =>
  openBytes(key, place, sealed).toString('utf8')

export const sealBytes = (key: KeyObject, place: string, plain: Uint8Array): Buffer =>
  encrypt(UNPADDED, key, place, plain)

export const openBytes = (key: KeyObject, place: string, sealed: Uint8Array): Buffer =>
  decrypt(UNPADDED, key, place, sealed)

function encrypt(format: number, key: KeyObject, place: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  cipher.setAAD(authenticated(format, place))
  return Buffer.concat([Buffer.of(format), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(format: number, key: KeyObject, place: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < 1 + NONCE + TAG || bytes[0] !== format)
    throw new Error('sealed value has no known format')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(1, 1 + NONCE))
  decipher.setAAD(authenticated(format, place))
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG))
  const plain = decipher.update(bytes.subarray(1 + NONCE, bytes.length - TAG))
  // Throws when anything is not as it was sealed. In this mode nothing more comes out of it.
  decipher.final()
  return plain
}

/** The format is authenticated too: none is taken for another. Keys are sealed without it. */
const authenticated = (format: number, place: string): Buffer =>
  Buffer.from(format === UNPADDED ? place : `${format}/${place}`, 'utf8')

/** To how many bytes a value of so many bytes is filled up before it is sealed. */
export type Size = (bytes: number) => number

/** One size for every value: its length reveals nothing. */
export const exactly =
  (size: number): Size =>
  (bytes) => {
    if (bytes > size) throw new Error(`${bytes} bytes do not fit into ${size}`)
    return size
  }

/** The smallest of `from`, twice that, four times that and so on that holds it. */
export const doublingFrom =
  (from: number): Size =>
  (bytes) => {
    let size = from
    while (size < bytes) size *= 2
    return size
  }
