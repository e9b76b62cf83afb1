import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { callerOf } from './caller.ts'

type Connection = { peer?: string; forwarded?: string; behindProxy?: boolean }

/** The address by which somebody is counted. */
async function addressOf({ peer, forwarded, behindProxy = false }: Connection): Promise<string> {
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('settings', { behindProxy, origins: [] })
      return next()
    })
    .get('/', (c) => c.text(callerOf(c).address))
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.text()
}

describe('without a public address', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['127.0.0.1', '127.0.0.1'],
    [undefined, '127.0.0.1'],
  ])('the connection from %s counts as %s, whatever is claimed', async (peer, address) => {
    const connection = { ...(peer && { peer }), forwarded: '198.51.100.1' }
    expect(await addressOf(connection)).toBe(address)
  })
})

describe('behind a public address', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.9',
    '172.16.0.1',
    '172.31.255.1',
    '::1',
    'fd12::7',
    '::ffff:10.0.0.1',
  ])('a proxy at %s is believed', async (peer) => {
    expect(await addressOf({ peer, forwarded: '198.51.100.1', behindProxy: true })).toBe('198.51.100.1')
  })

  test.each(['203.0.113.5', '172.15.0.1', '172.32.0.1', '11.0.0.1', '2001:db8::1'])(
    'somebody from far away (%s) is not',
    async (peer) => {
      const claimed = await addressOf({ peer, forwarded: '198.51.100.1', behindProxy: true })
      expect(claimed).toBe(await addressOf({ peer }))
    },
  )

  test('of a list, what the proxy beside us wrote counts', async () => {
    const forwarded = '6.6.6.6, 198.51.100.1 ,  203.0.113.5 '
    expect(await addressOf({ peer: '127.0.0.1', forwarded, behindProxy: true })).toBe('203.0.113.5')
  })

  test.each(['', ' ', 'alguém', '999.1.1.1', '203.0.113.5, unknown', undefined])(
    'without an address in it (%s) the connection counts',
    async (forwarded) => {
      const connection = {
        peer: '127.0.0.1',
        behindProxy: true,
        ...(forwarded !== undefined && { forwarded: encodeURI(forwarded) }),
      }
      expect(await addressOf(connection)).toBe('127.0.0.1')
    },
  )
})

describe('with IPv6 a whole network is one address', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', async (peer, network) => {
    expect(await addressOf({ peer })).toBe(network)
  })

  test('two networks are two', async () => {
    expect(await addressOf({ peer: '2001:db8:1:2::1' })).not.toBe(
      await addressOf({ peer: '2001:db8:1:3::1' }),
    )
  })
})
