import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import Stripe from 'stripe'
import type { Platform } from '#domain/purchases/canonical-event.ts'

/** What a platform sends: bytes, headers, and what it adds to the address. */
export type SignedDelivery = { body: string; headers: Record<string, string>; query: string }

export const SECRETS: Record<Platform, string> = {
  kiwify: 'token-da-kiwify',
  hotmart: 'hottok-da-hotmart-123',
  eduzz: 'edz_segredo',
  cakto: 'segredo-da-cakto',
  stripe: 'whsec_da_stripe_123456',
  generico: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
}

type Options = { secret?: string; at?: Date; id?: string }

/** Signs as the platform does, with its own library where there is one, so that our check is not its own judge. */
export function signDelivery(platform: Platform, body: unknown, options: Options = {}): SignedDelivery {
  const {
    secret = SECRETS[platform],
    at = new Date(),
    id = `msg_${Math.random().toString(36).slice(2)}`,
  } = options
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const mac = (algorithm: string, message: string) =>
    createHmac(algorithm, secret).update(message).digest('hex')
  const seconds = Math.floor(at.getTime() / 1000)
  const plain = { body: text, headers: {}, query: '' }
  switch (platform) {
    case 'kiwify':
      return { ...plain, query: `?signature=${mac('sha1', text)}` }
    case 'hotmart':
      return { ...plain, headers: { 'x-hotmart-hottok': secret } }
    case 'eduzz':
      return { ...plain, headers: { 'x-signature': mac('sha256', text) } }
    case 'cakto':
      return {
        ...plain,
        headers: {
          'x-cakto-timestamp': String(seconds),
          'x-cakto-signature': `v1=${mac('sha256', `${seconds}.${text}`)}`,
        },
      }
    case 'stripe': {
      const header = Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp: seconds })
      return { ...plain, headers: { 'stripe-signature': header } }
    }
    case 'generico': {
      const signature = new Webhook(secret).sign(id, at, text)
      return {
        ...plain,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signature,
        },
      }
    }
  }
}
