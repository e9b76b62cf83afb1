import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** The first byte of everything sealed, so that the format can change one day. */
const FORMAT = 1

/**
 * Seals a text with AES-256-GCM. `place` is where it belongs (table, person, row, field): what is moved to another
 * place does not open there.
 */
export function seal(key: KeyObject, place: string, text: string): Buffer {
  return sealBytes(key, place, Buffer.from(text, 'utf8'))
}

export function open(key: KeyObject, place: string, sealed: Uint8Array): string {
  return openBytes(key, place, sealed).toString('utf8')
}

export function sealBytes(key: KeyObject, place: string, plain: Uint8Array): Buffer {
  const nonce = newNonce()
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  cipher.setAAD(Buffer.from(place, 'utf8'))
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

let drawn = Buffer.alloc(0)

/** Drawn a hundred at a time: asking for them is dearer than they are. Each is given once. */
function newNonce(): Uint8Array {
  if (drawn.length === 0) drawn = randomBytes(100 * NONCE)
  const nonce = drawn.subarray(0, NONCE)
  drawn = drawn.subarray(NONCE)
  return nonce
}

export function openBytes(key: KeyObject, place: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < 1 + NONCE + TAG || bytes[0] !== FORMAT)
    throw new Error('sealed value has no known format')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(1, 1 + NONCE))
  decipher.setAAD(Buffer.from(place, 'utf8'))
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG))
  const plain = decipher.update(bytes.subarray(1 + NONCE, bytes.length - TAG))
  // Throws when anything is not as it was sealed. In this mode nothing more comes out of it.
  decipher.final()
  return plain
}
