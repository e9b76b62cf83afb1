import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { networkList } from '#server/platform/network.ts'
import { callerOf } from './caller.ts'
import type { HttpEnv } from './http-env.ts'

type Connection = { peer?: string; forwarded?: string; trusted?: string[] }

/** The address by which somebody is counted. */
async function addressOf({ peer, forwarded, trusted = [] }: Connection): Promise<string> {
  const app = new Hono<HttpEnv>()
    .use((c, next) => {
      c.set('isTrustedProxy', networkList(trusted))
      return next()
    })
    .get('/', (c) => c.text(callerOf(c).address))
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.text()
}

describe('without a trusted proxy', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['127.0.0.1', '127.0.0.1'],
    ['10.1.2.3', '10.1.2.3'],
    [undefined, '127.0.0.1'],
  ])('the connection from %s counts as %s, whatever is claimed', async (peer, address) => {
    expect(await addressOf({ ...(peer && { peer }), forwarded: '198.51.100.1' })).toBe(address)
  })
})

describe('with trusted proxies', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1']

  test.each(['127.0.0.1', '10.1.2.3', '::1', 'fd12::7', '::ffff:10.0.0.1', '::ffff:a00:1'])(
    'one at %s is believed',
    async (peer) => {
      expect(await addressOf({ peer, forwarded: '198.51.100.1', trusted })).toBe('198.51.100.1')
    },
  )

  test.each(['203.0.113.5', '127.0.0.2', '192.168.0.9', '11.0.0.1', '2001:db8::1'])(
    'anybody else (%s) is not',
    async (peer) => {
      const claimed = await addressOf({ peer, forwarded: '198.51.100.1', trusted })
      expect(claimed).toBe(await addressOf({ peer }))
    },
  )

  test('of a list, the last one that no trusted proxy stands for counts', async () => {
    const peer = '127.0.0.1'
    expect(await addressOf({ peer, forwarded: '6.6.6.6, 198.51.100.1 ,  203.0.113.5 ', trusted })).toBe(
      '203.0.113.5',
    )
    expect(await addressOf({ peer, forwarded: '6.6.6.6, 203.0.113.5, 10.0.0.7', trusted })).toBe(
      '203.0.113.5',
    )
    expect(await addressOf({ peer, forwarded: '10.0.0.8, 10.0.0.7', trusted })).toBe('10.0.0.8')
  })

  test.each(['', ' ', 'alguém', '999.1.1.1', '203.0.113.5, unknown', undefined])(
    'without an address in it (%s) the connection counts',
    async (forwarded) => {
      const header = forwarded !== undefined && { forwarded: encodeURI(forwarded) }
      expect(await addressOf({ peer: '127.0.0.1', trusted, ...header })).toBe('127.0.0.1')
    },
  )

  test.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::ffff:cb00:7105', '203.0.113.5'],
    ['[::FFFF:CB00:7105]:4711', '203.0.113.5'],
    ['0:0:0:0:0:ffff:cb00:7105', '203.0.113.5'],
    ['0000:0000:0000:0000:0000:ffff:203.0.113.5', '203.0.113.5'],
    ['::ffff:0:a', '0.0.0.10'],
    ['::ffff:a', '0:0:0:0::/64'],
    ['::1:2:3:4:5.6.7.8', '0:0:1:2::/64'],
  ])('an address written as %s is %s', async (forwarded, address) => {
    expect(await addressOf({ peer: '127.0.0.1', forwarded, trusted })).toBe(address)
  })
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
