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

/** What a delivery shows as proof, and what each secret would make of it; null when it shows none, or too late. */
type Shown = { given: Buffer[]; expected: (secret: string) => Buffer[] } & Partial<Proof>

export function verifyDelivery(platform: Platform, check: Check): Proof | null {
  const shown = SHOWN[platform](check)
  if (!shown) return null
  const { given, expected, ...proof } = shown
  // Every secret is compared, whichever fits: the time it takes reveals nothing.
  const fitting = check.secrets
    .flatMap(expected)
    .map((right) => given.filter((one) => sameBytes(one, right)).length)
  return fitting.some((count) => count > 0)
    ? { signedAt: null, deliveryId: null, mayRevoke: true, ...proof }
    : null
}

const SHOWN: Record<Platform, (check: Check) => Shown | null> = {
  kiwify: ({ raw, query }) => ({
    given: [hex(query.get('signature'), 20)],
    expected: (secret) => [raw, ...unwrapped(raw)].map((text) => hmac('sha1', secret, text)),
  }),

  hotmart: ({ headers }) => token(headers.get('x-hotmart-hottok')),

  eduzz: ({ raw, headers }) => ({
    given: [hex(headers.get('x-signature'), 32)],
    expected: (secret) => [hmac('sha256', secret, raw)],
  }),

  cakto: ({ raw, headers, options, now }) => {
    const signature = headers.get('x-cakto-signature')
    if (signature === null) return token(options.legado ? secretInBody(raw) : '')
    const stamp = headers.get('x-cakto-timestamp') ?? ''
    const signedAt = within(stamp, now)
    if (signedAt === null) return null
    const given = [hex(signature.replace(/^v1=/, ''), 32)]
    return { given, expected: (secret) => [hmac('sha256', secret, `${stamp}.`, raw)], signedAt }
  },

  stripe: ({ raw, headers, now }) => {
    const parts = (headers.get('stripe-signature') ?? '').split(',').map((part) => part.trim().split('='))
    const stamp = parts.find(([name]) => name === 't')?.[1] ?? ''
    const signedAt = within(stamp, now)
    if (signedAt === null) return null
    const given = parts.filter(([name]) => name === 'v1').map(([, value]) => hex(value, 32))
    return { given, expected: (secret) => [hmac('sha256', secret, `${stamp}.`, raw)], signedAt }
  },

  generico: ({ raw, headers, now }) =>
    headers.has('webhook-signature')
      ? signedGeneric(raw, headers, now)
      : // For tools that can't sign. A person who sees one such delivery can send others, so it may only add.
        {
          ...token(/^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]),
          mayRevoke: false,
        },
}

/** Standard Webhooks 1.0, symmetric signatures: the id and the time are part of what is signed. */
function signedGeneric(raw: Buffer, headers: Headers, now: number): Shown | null {
  const deliveryId = headers.get('webhook-id') ?? ''
  const stamp = headers.get('webhook-timestamp') ?? ''
  const signedAt = within(stamp, now)
  if (signedAt === null || deliveryId === '') return null
  const given = (headers.get('webhook-signature') ?? '')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
  const keyOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return {
    given,
    expected: (secret) => [hmac('sha256', keyOf(secret), `${deliveryId}.${stamp}.`, raw)],
    signedAt,
    deliveryId,
  }
}

/** The secret itself. Texts of any length are compared by their hashes, which are all of the same length. */
function token(given: string | null | undefined): Shown {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return { given: given ? [digest(given)] : [], expected: (secret) => [digest(secret)] }
}

function hmac(algorithm: 'sha1' | 'sha256', key: string | Buffer, ...parts: (string | Buffer)[]): Buffer {
  const mac = createHmac(algorithm, key)
  for (const part of parts) mac.update(part)
  return mac.digest()
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
