import { createHash, createHmac } from 'node:crypto'
import { WEBHOOK_WINDOW } from '#domain/limits.ts'
import { valueAt } from '#domain/purchases/adapters/delivery.ts'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { sameBytes } from '#server/platform/crypto/same-bytes.ts'
import type { IntegrationOptions } from './store/integrations.ts'

export type Delivery = { raw: Buffer; headers: Headers; query: URLSearchParams }

type Check = Delivery & { secrets: readonly string[]; options: IntegrationOptions; now: number }

/** `signedAt` is the time in the signature; a delivery that proves less may only add entries. */
export type Proof = { signedAt: number | null; deliveryId: string | null; mayRevoke: boolean }

/** The proof of a delivery's sender; null when there is none. */
export const verifyDelivery = (platform: Platform, check: Check): Proof | null => VERIFIERS[platform](check)

const VERIFIERS: Record<Platform, (check: Check) => Proof | null> = {
  kiwify: ({ raw, query, secrets }) => {
    const given = hex(query.get('signature'), 20)
    const texts = [raw, ...unwrapped(raw)]
    return proven(
      anyOf(secrets, (secret) => texts.map((text) => sameBytes(given, hmac('sha1', secret, text)))),
    )
  },

  hotmart: ({ headers, secrets }) => {
    const given = headers.get('x-hotmart-hottok') ?? ''
    return proven(anyOf(secrets, (secret) => [sameText(given, secret)]))
  },

  eduzz: ({ raw, headers, secrets }) => {
    const given = hex(headers.get('x-signature'), 32)
    return proven(anyOf(secrets, (secret) => [sameBytes(given, hmac('sha256', secret, raw))]))
  },

  cakto: ({ raw, headers, secrets, options, now }) => {
    const signature = headers.get('x-cakto-signature')
    if (signature === null) {
      const given = options.legado ? secretInBody(raw) : ''
      return proven(anyOf(secrets, (secret) => [sameText(given, secret)]))
    }
    const stamp = headers.get('x-cakto-timestamp') ?? ''
    const signedAt = within(stamp, now)
    const given = hex(signature.replace(/^v1=/, ''), 32)
    const good = anyOf(secrets, (secret) => [sameBytes(given, hmac('sha256', secret, `${stamp}.`, raw))])
    return signedAt === null ? null : proven(good, { signedAt })
  },

  stripe: ({ raw, headers, secrets, now }) => {
    const parts = (headers.get('stripe-signature') ?? '').split(',').map((part) => part.trim().split('='))
    const stamp = parts.find(([name]) => name === 't')?.[1] ?? ''
    const given = parts.filter(([name]) => name === 'v1').map(([, value]) => hex(value, 32))
    const signedAt = within(stamp, now)
    const good = anyOf(secrets, (secret) => {
      const expected = hmac('sha256', secret, `${stamp}.`, raw)
      return given.map((one) => sameBytes(one, expected))
    })
    return signedAt === null ? null : proven(good, { signedAt })
  },

  generico: (check) => (check.headers.has('webhook-signature') ? signedGeneric(check) : tokenGeneric(check)),
}

/** Standard Webhooks 1.0, symmetric signatures: the id and the time are part of what is signed. */
function signedGeneric({ raw, headers, secrets, now }: Check): Proof | null {
  const deliveryId = headers.get('webhook-id') ?? ''
  const stamp = headers.get('webhook-timestamp') ?? ''
  const given = (headers.get('webhook-signature') ?? '')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
  const signedAt = within(stamp, now)
  const good = anyOf(secrets, (secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const expected = hmac('sha256', key, `${deliveryId}.${stamp}.`, raw)
    return given.map((one) => sameBytes(one, expected))
  })
  return signedAt === null || deliveryId === '' ? null : proven(good, { signedAt, deliveryId })
}

/** For tools that can't sign. A person who sees one such delivery can send others, so it may only add. */
function tokenGeneric({ headers, secrets }: Check): Proof | null {
  const given = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return proven(
    anyOf(secrets, (secret) => [sameText(given, secret)]),
    { mayRevoke: false },
  )
}

function proven(good: boolean, proof: Partial<Proof> = {}): Proof | null {
  return good ? { signedAt: null, deliveryId: null, mayRevoke: true, ...proof } : null
}

/** Every secret is compared, whichever fits: the time it takes reveals nothing. */
function anyOf(secrets: readonly string[], compare: (secret: string) => boolean[]): boolean {
  return secrets.map((secret) => compare(secret).filter(Boolean).length).some((count) => count > 0)
}

function hmac(algorithm: 'sha1' | 'sha256', key: string | Buffer, ...parts: (string | Buffer)[]): Buffer {
  const mac = createHmac(algorithm, key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** Texts of any length are compared by their hashes, which are all of the same length. */
function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return sameBytes(digest(given), digest(expected)) && given !== ''
}

function hex(text: string | null | undefined, bytes: number): Buffer {
  const written = (text ?? '').trim().replace(/^sha256=/, '')
  return written.length === bytes * 2 && /^[0-9a-f]+$/i.test(written)
    ? Buffer.from(written, 'hex')
    : Buffer.alloc(0)
}

/** The time of a signature, in seconds or milliseconds; null outside the window. */
function within(stamp: string, now: number): number | null {
  if (!/^\d{10}(\d{3})?$/.test(stamp)) return null
  const time = stamp.length === 13 ? Number(stamp) : Number(stamp) * 1000
  return Math.abs(now - time) <= WEBHOOK_WINDOW ? time : null
}

/** Kiwify's panel was seen to wrap its test as {"order":…} and to sign only what is inside. */
function unwrapped(raw: Buffer): Buffer[] {
  const inner = /^\s*\{\s*"order"\s*:\s*/.exec(raw.subarray(0, 200).toString('latin1'))
  const end = raw.lastIndexOf('}')
  return inner && end > inner[0].length ? [raw.subarray(inner[0].length, end)] : []
}

function secretInBody(raw: Buffer): string {
  const secret = valueAt(parseJson(raw.toString('utf8')), 'secret')
  return typeof secret === 'string' ? secret : ''
}
