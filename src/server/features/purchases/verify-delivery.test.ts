import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLATFORMS } from '#domain/purchases/canonical-event.ts'
import { GOLDEN_DELIVERIES } from '#tests/support/purchases/golden-deliveries.ts'
import { SECRETS, signDelivery } from '#tests/support/purchases/sign-delivery.ts'
import { verifyDelivery } from './verify-delivery.ts'

const { timingSafeEqual } = crypto
const compared = { count: 0 }

function replaceComparison(compare: typeof timingSafeEqual): void {
  Object.assign(crypto, { timingSafeEqual: compare })
  syncBuiltinESMExports()
}
beforeAll(() =>
  replaceComparison((one, other) => {
    compared.count += 1
    return timingSafeEqual(one, other)
  }),
)
afterAll(() => replaceComparison(timingSafeEqual))

describe.each(PLATFORMS)('%s', (platform) => {
  const body = GOLDEN_DELIVERIES.find((delivery) => delivery.platform === platform)?.body
  const other = platform === 'generico' ? `whsec_${Buffer.alloc(32, 1).toString('base64')}` : 'outro-segredo'

  function check(signedWith: string, secrets: string[]) {
    compared.count = 0
    const { body: text, headers, query } = signDelivery(platform, body, { secret: signedWith })
    const proof = verifyDelivery(platform, {
      raw: Buffer.from(text),
      headers: new Headers(headers),
      query: new URLSearchParams(query),
      secrets,
      options: {},
      now: Date.now(),
    })
    return { good: proof !== null, compared: compared.count }
  }

  test('every secret is compared in constant time, whichever of them fits or none', () => {
    const [mine, old] = [SECRETS[platform], other]
    const never = platform === 'generico' ? `whsec_${Buffer.alloc(32, 2).toString('base64')}` : 'nunca-usado'
    expect([check(mine, [mine, old]), check(mine, [old, mine]), check(never, [mine, old])]).toEqual([
      { good: true, compared: 2 },
      { good: true, compared: 2 },
      { good: false, compared: 2 },
    ])
  })

  test('without any secret nothing is good', () => {
    expect(check(SECRETS[platform], []).good).toBe(false)
    expect(check(SECRETS[platform], ['']).good).toBe(false)
  })
})
