import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { LINK_MAILS_PER_PERSON, SIGN_IN_FAILURES_PER_ACCOUNT } from '#domain/limits.ts'
import { createLimiter } from '#server/features/limits/limiter.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD, signIn, type TestApp, whoIs } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { inNoTime, letPass } from '#tests/support/time/clock.ts'

const product = await createTestApp()
afterAll(product.close)

let last = 0
/** An address that no other test uses. */
const newAddress = () => `192.0.2.${++last}`
const at = (address: string, on: TestApp = product) => on.visitor({ address })
const guess = (visitor: Visitor, email: string) => signIn(visitor, { email, password: 'não é esta' })

async function guessTimes(
  times: number,
  visitor: Visitor,
  email = () => newEmail(),
  on = product,
): Promise<void> {
  const answers = await inNoTime(on.sql, () =>
    Promise.all(Array.from({ length: times }, () => guess(visitor, email()))),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
}

const ANOTHER = 'outra frase só minha'

async function entryLink(by: Visitor, email: string): Promise<string> {
  await by.post('/api/account/entry-link', { email })
  await product.settled()
  return product.mailbox.tokenFor(email, 'entrar')
}

async function replacePassword(how: string, owner: Visitor, email: string): Promise<void> {
  const to = { password: ANOTHER, confirmation: ANOTHER }
  if (how === 'reset') {
    await owner.post('/api/account/forgot-password', { email })
    await product.settled()
    const token = product.mailbox.resetToken(email)
    expect((await owner.post('/api/account/reset-password', { token, ...to })).status).toBe(200)
    return
  }
  expect((await owner.post('/api/account/change-password', { current: PASSWORD, ...to })).status).toBe(200)
  if (how === 'changed') return
  await product.settled()
  const token = product.mailbox.tokenFor(email, 'senha-trocada')
  expect((await owner.post('/api/account/undo-password', { token })).status).toBe(200)
}

describe('guessing at one e-mail from one address', () => {
  test('ends after ten failures, with the time to wait', async () => {
    const { email } = await product.person()
    const guesser = at(newAddress())
    await guessTimes(10, guesser, () => email)
    const refused = await guess(guesser, email)
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(refused.body.error).toEqual({
      code: 'too_many_tries',
      message: `Muitas tentativas em pouco tempo. Tente novamente em ${seconds} segundos.`,
      retryAfter: seconds,
    })
  })

  test('does not keep the owner from signing in elsewhere', async () => {
    const { email } = await product.person()
    const guesser = at(newAddress())
    await guessTimes(10, guesser, () => email)
    expect((await signIn(guesser, { email })).status).toBe(429)
    expect((await signIn(at(newAddress()), { email })).status).toBe(200)
  })

  test('keeps the owner at that address waiting for a minute at most', async () => {
    const { email } = await product.person()
    const address = newAddress()
    await guessTimes(10, at(address), () => email)
    for (let turn = 0; turn < 5; turn++) expect((await guess(at(address), email)).status).toBe(429)
    await letPass(product.sql, 60_000)
    expect((await signIn(at(address), { email })).status).toBe(200)
  })

  test('is possible ten times again after five minutes', async () => {
    const { email } = await product.person()
    const guesser = at(newAddress())
    await guessTimes(10, guesser, () => email)
    await letPass(product.sql, 300_000)
    await guessTimes(10, guesser, () => email)
    expect((await guess(guesser, email)).status).toBe(429)
  })

  test('is the same e-mail, however it is written', async () => {
    const { email } = await product.person()
    const guesser = at(newAddress())
    const spellings = [email, email.toUpperCase(), ` ${email}`]
    let turn = 0
    await guessTimes(10, guesser, () => spellings[turn++ % 3] ?? email)
    expect((await guess(guesser, email)).status).toBe(429)
  })

  test('is counted one by one, also when all guesses come at once', async () => {
    const { email } = await product.person()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 24 }, () => guess(at(address), email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14)
  })

  test('is counted by all nodes together', async () => {
    const other = await createTestApp({ beside: product })
    const { email } = await product.person()
    const address = newAddress()
    await guessTimes(5, at(address), () => email)
    await guessTimes(5, at(address, other), () => email)
    expect((await guess(at(address), email)).status).toBe(429)
    expect((await guess(at(address, other), email)).status).toBe(429)
    await other.close()
  })
})

describe('guessing from one address', () => {
  test('ends after thirty failures, whatever the e-mails, and only from there', async () => {
    const guesser = at(newAddress())
    await guessTimes(30, guesser)
    const refused = await guess(guesser, newEmail())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    expect((await guess(at(newAddress()), newEmail())).status).toBe(401)
  })
})

describe('guessing at one e-mail from anywhere', () => {
  /** As if so many had failed before, each from elsewhere: their hashes would take a minute. */
  async function failedElsewhere(email: string, times: number): Promise<void> {
    const { sql, keys } = product
    const limiter = createLimiter({ sql, secret: keys.authSecret })
    const counted = { name: 'sign-in-account', limit: SIGN_IN_FAILURES_PER_ACCOUNT, by: email }
    for (let turn = 0; turn < times; turn++) await limiter.take(counted)
  }

  test('ends after forty failures at once, from whatever addresses, with a minute to wait at most', async () => {
    const { email } = await product.person()
    await inNoTime(product.sql, async () => {
      await failedElsewhere(email, 37)
      for (let turn = 0; turn < 3; turn++) expect((await guess(at(newAddress()), email)).status).toBe(401)
    })
    const refused = await signIn(at(newAddress()), { email })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('never shuts out a browser that has signed in before, not even at the guessers’ address', async () => {
    const address = newAddress()
    const own = at(address)
    const { email } = await product.person({ by: own })
    await own.post('/api/account/logout')
    await guessTimes(10, at(address), () => email)
    await guessTimes(20, at(address))
    await failedElsewhere(email, 30)
    expect((await signIn(at(address), { email })).status).toBe(429)
    expect((await signIn(own, { email })).status).toBe(200)
  })

  test('is not possible without end from a browser that has signed in before', async () => {
    const own = at(newAddress())
    const { email } = await product.person({ by: own })
    await guessTimes(10, own, () => email)
    expect((await guess(own, email)).status).toBe(429)
    expect((await signIn(at(newAddress()), { email })).status).toBe(200)
  })

  test.each(['changed', 'reset', 'voided'])(
    'is not possible from browsers that knew a password that was %s',
    async (how) => {
      const [owner, thief] = [at(newAddress()), at(newAddress())]
      const { email } = await product.person({ by: owner })
      expect((await signIn(thief, { email })).status).toBe(200)
      await failedElsewhere(email, 40)
      expect((await guess(thief, email)).status).toBe(401)
      await replacePassword(how, owner, email)
      expect((await guess(thief, email)).status).toBe(429)
      if (how === 'changed') expect((await signIn(owner, { email, password: ANOTHER })).status).toBe(200)
    },
  )

  test('never keeps the owner out at a new browser: a link by mail lets it in', async () => {
    const { email } = await product.person()
    await failedElsewhere(email, 40)
    const owner = at(newAddress())
    expect((await signIn(owner, { email })).status).toBe(429)
    const token = await entryLink(owner, email)
    expect((await owner.post('/api/account/know-browser', { token })).body).toEqual({ email })
    expect((await signIn(at(newAddress()), { email })).status).toBe(429)
    expect((await signIn(owner, { email })).status).toBe(200)
  })

  test('never keeps the owner out who has chosen a new password by mail', async () => {
    const { email } = await product.person()
    await failedElsewhere(email, 40)
    const owner = at(newAddress())
    await replacePassword('reset', owner, email)
    expect((await signIn(owner, { email, password: ANOTHER })).status).toBe(200)
  })

  test.each(['another account', 'a made-up cookie'])(
    '%s is no proof of having signed in before',
    async (proof) => {
      const { email } = await product.person()
      await failedElsewhere(email, 40)
      const guesser = at(newAddress())
      if (proof === 'another account') await product.person({ by: guesser })
      else guesser.cookies.set('aconchego.browser', `${'A'.repeat(22)}.${'A'.repeat(22)}`)
      expect((await guess(guesser, email)).status).toBe(429)
    },
  )

  test('one browser is known for all the accounts that signed in there', async () => {
    const shared = at(newAddress())
    const [ana, bia] = [await product.person({ by: shared }), await product.person({ by: shared })]
    for (const { email } of [ana, bia]) {
      await failedElsewhere(email, 40)
      expect((await signIn(shared, { email })).status).toBe(200)
    }
  })
})

describe('the right password', () => {
  test('does not count as a failure', async () => {
    const { email } = await product.person()
    const visitor = at(newAddress())
    for (let turn = 0; turn < 12; turn++) {
      visitor.cookies.clear()
      expect((await signIn(visitor, { email })).status).toBe(200)
    }
  })

  test('does not wipe out the failures before it', async () => {
    const { email } = await product.person()
    const address = newAddress()
    await guessTimes(9, at(address), () => email)
    expect((await signIn(at(address), { email })).status).toBe(200)
    await guessTimes(1, at(address), () => email)
    expect((await guess(at(address), email)).status).toBe(429)
  })

  test('lets people behind one address all sign in at the same moment', async () => {
    const { email } = await product.person()
    const other = await product.person()
    const address = newAddress()
    const emails = Array.from({ length: 40 }, (_, turn) => (turn % 2 ? email : other.email))
    const answers = await Promise.all(emails.map((each) => signIn(at(address), { email: each })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('opens thirty sessions at once, then one a minute', async () => {
    const { email } = await product.person()
    const answers = await inNoTime(product.sql, () =>
      Promise.all(Array.from({ length: 32 }, () => signIn(at(newAddress()), { email }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })
})

describe('the address that counts', () => {
  const forwarded = (on: TestApp, peer: string, header: string) =>
    on.visitor({ address: peer, headers: { 'x-forwarded-for': header } })

  test.each([undefined, 'https://aconchego.exemplo.com.br'])(
    'is the connection, whatever the header claims, as long as no proxy is trusted (APP_URL %s)',
    async (url) => {
      const node = await createTestApp({ env: { ...(url && { APP_URL: url }) } })
      const { email } = await node.person()
      const guesses = Array.from({ length: 20 }, () =>
        guess(forwarded(node, '127.0.0.1', newAddress()), email),
      )
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      await node.close()
    },
  )

  test('is the one that a trusted proxy wrote', async () => {
    const node = await createTestApp({ env: { TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8, ::1' } })
    const { email } = await node.person()
    const visitor = newAddress()
    await guessTimes(10, forwarded(node, '127.0.0.1', visitor), () => email, node)
    expect((await guess(forwarded(node, '10.9.8.7', `203.0.113.9, ${visitor}`), email)).status).toBe(429)
    expect((await guess(forwarded(node, '127.0.0.1', `${visitor}, ${newAddress()}`), email)).status).toBe(401)
    expect((await signIn(forwarded(node, '::1', newAddress()), { email, password: PASSWORD })).status).toBe(
      200,
    )
    await guessTimes(10, forwarded(node, '203.0.113.5', newAddress()), () => email, node)
    expect((await guess(forwarded(node, '203.0.113.5', newAddress()), email)).status).toBe(429)
    await node.close()
  })
})

describe('the link that lets a browser in', () => {
  test('works once, opens no session, and shows nothing of accounts that do not exist', async () => {
    const { email } = await product.person()
    const visitor = at(newAddress())
    const token = await entryLink(visitor, email)
    expect((await visitor.post('/api/account/know-browser', { token })).status).toBe(200)
    expect(await whoIs(visitor)).toBeNull()
    const again = await at(newAddress()).post('/api/account/know-browser', { token })
    expect(again.body.error?.code).toBe('entry_token_invalid')
    const sent = product.mailbox.sent.length
    expect((await visitor.post('/api/account/entry-link', { email: newEmail() })).body).toEqual({
      done: true,
    })
    await product.settled()
    expect(product.mailbox.sent).toHaveLength(sent)
  })

  test('is void after an hour and after a change of the password', async () => {
    const owner = at(newAddress())
    const { email, id } = await product.person({ by: owner })
    const [old, voided] = [await entryLink(owner, email), await anotherEntryLink(owner, email)]
    const hash = createHash('sha256').update(old).digest()
    await product.sql`update links set "expiresAt" = now() where token = ${hash} and "userId" = ${id}`
    await replacePassword('changed', owner, email)
    for (const token of [old, voided])
      expect((await owner.post('/api/account/know-browser', { token })).status).toBe(400)
  })

  test('is no link for a new password, nor the other way round', async () => {
    const { email } = await product.person()
    const visitor = at(newAddress())
    const entry = await entryLink(visitor, email)
    const form = { token: entry, password: ANOTHER, confirmation: ANOTHER }
    expect((await visitor.post('/api/account/reset-password', form)).status).toBe(400)
    await visitor.post('/api/account/forgot-password', { email })
    await product.settled()
    const token = product.mailbox.resetToken(email)
    expect((await visitor.post('/api/account/know-browser', { token })).status).toBe(400)
  })

  async function anotherEntryLink(by: Visitor, email: string): Promise<string> {
    await letPass(product.sql, LINK_MAILS_PER_PERSON.refill)
    return entryLink(by, email)
  }
})

test('what is counted names neither e-mails nor addresses', async () => {
  const email = newEmail()
  await guess(at('198.51.100.77'), email)
  const rows = await product.sql`select key from limites`
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
