import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { InvitedOperator, OperatorSession } from '#domain/api/panel.ts'
import {
  OPERATOR_LINK_LASTS,
  OPERATOR_LINK_OPENINGS,
  OPERATOR_SESSION_IDLE,
  OPERATOR_SESSION_LASTS,
} from '#domain/limits.ts'
import { createAuditLog } from '#server/features/operators/audit-log.ts'
import { operators, passkeys } from '#server/features/operators/store/operators.ts'
import { codeOf } from '#tests/support/product/authenticator.ts'
import { invited, operatorOf, setPassword } from '#tests/support/product/operators.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { eventually } from '#tests/support/time/soon.ts'

const product = await createTestApp({ env: { APP_URL: 'http://localhost:3000' } })
const { sql } = product
afterAll(() => product.close())
beforeEach(async () => {
  await sql`delete from operadores`
  await sql`delete from limites`
})

const whoIs = async (visitor: Visitor) =>
  (await visitor.get<OperatorSession>('/api/painel/sessao')).body.operador?.email ?? null
const errorOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

/** An operator who has set a password, signed out. */
async function withPassword() {
  const { operator, token } = await invited(product)
  const { secret } = await setPassword(product.visitor(), token)
  const signIn = (by: Visitor, changed: Record<string, string> = {}) =>
    by.post<OperatorSession>('/api/painel/senha/entrar', {
      email: operator.email,
      password: PASSWORD,
      code: codeOf(secret, 1),
      ...changed,
    })
  return { operator, secret, signIn }
}

describe('while there is no operator', () => {
  test('nothing of the panel is there', async () => {
    const visitor = product.visitor()
    for (const path of ['sessao', 'hoje', 'registro', 'nada'])
      expect((await visitor.get(`/api/painel/${path}`)).status).toBe(404)
    expect((await visitor.post('/api/painel/senha/entrar', {})).status).toBe(404)
    expect((await visitor.send('GET', '/painel')).status).toBe(404)
  })
})

describe('the link of an operator', () => {
  test('sets a password with an app, signs in, and works once', async () => {
    const { operator, token } = await invited(product)
    const visitor = product.visitor()
    const { answer, secret } = await setPassword(visitor, token)
    expect(answer.body.operador).toMatchObject({ email: operator.email, papel: 'dono' })
    expect(await whoIs(visitor)).toBe(operator.email)
    const again = { token, email: operator.email, password: PASSWORD, code: codeOf(secret) }
    expect(errorOf(await product.visitor().post('/api/painel/senha/nova', again))).toBe(
      'operator_link_invalid',
    )
  })

  test('works for 24 hours', async () => {
    const { token } = await invited(product)
    await sql`update operadores_links set "expiresAt" = "expiresAt" - ${`${OPERATOR_LINK_LASTS} milliseconds`}::interval`
    expect(errorOf(await product.visitor().post('/api/painel/convite', { token }))).toBe(
      'operator_link_invalid',
    )
  })

  test('ends with the next link for the same e-mail', async () => {
    const { operator, token } = await invited(product)
    const { token: second } = await invited(product, operator)
    expect(errorOf(await product.visitor().post('/api/painel/convite', { token }))).toBe(
      'operator_link_invalid',
    )
    expect((await setPassword(product.visitor(), second)).answer.status).toBe(200)
  })

  test('ends what signed in before at once: sessions, password, code and passkey', async () => {
    const { operator, signIn } = await withPassword()
    const visitor = product.visitor()
    await signIn(visitor)
    await passkeys.add(sql, operator.id, { id: 'x', publicKey: Buffer.of(1), counter: 0 })
    await invited(product, operator)
    expect(await whoIs(visitor)).toBeNull()
    expect(errorOf(await signIn(visitor))).toBe('operator_credential')
    expect(await passkeys.find(sql, 'x')).toBeNull()
    expect(await sql`select from segredos where nome like ${`operador/${operator.id}/%`}`).toEqual([])
  })

  test('ends a sign-in that is under way', async () => {
    const { operator, signIn } = await withPassword()
    const visitor = product.visitor()
    const outcome = await sql.begin(async (tx) => {
      await operators.clearCredentials(tx, operator.id)
      const signingIn = signIn(visitor)
      await eventually(async () => {
        const [waiting] = await sql`select from pg_locks where not granted`
        if (!waiting) throw new Error('nobody waits')
      })
      return () => signingIn
    })
    expect(errorOf(await outcome())).toBe('operator_credential')
    expect(await whoIs(visitor)).toBeNull()
  })

  test('shows another secret each time, of which the last one counts, and when it was opened before', async () => {
    const { operator, token } = await invited(product)
    const open = async () =>
      (await product.visitor().post<InvitedOperator>('/api/painel/convite', { token })).body
    const [first, second] = [await open(), await open()]
    expect(first.openedAt).toBeNull()
    expect(Date.now() - Date.parse(second.openedAt ?? '')).toBeLessThan(60_000)
    expect(second.secret).not.toBe(first.secret)
    const set = (secret: string) => {
      const form = { token, email: operator.email, password: PASSWORD, code: codeOf(secret) }
      return product.visitor().post('/api/painel/senha/nova', form)
    }
    expect(errorOf(await set(first.secret))).toBe('operator_code')
    expect((await set(second.secret)).status).toBe(200)
    const acts: string[] = []
    for await (const { acao, operador } of createAuditLog(product.deps).all())
      if (operador === operator.email) acts.push(acao)
    expect(acts).toEqual(['link aberto', 'link aberto', 'entrou'])
  })

  test('is opened a few times only', async () => {
    const { token } = await invited(product)
    const codes: (string | undefined)[] = []
    for (let turn = 0; turn <= OPERATOR_LINK_OPENINGS.burst; turn += 1)
      codes.push(errorOf(await product.visitor().post('/api/painel/convite', { token })))
    expect(codes.at(-1)).toBe('too_many_tries')
  })

  test('refuses a wrong code, a common password and another e-mail, and works afterwards', async () => {
    const { operator, token } = await invited(product)
    const visitor = product.visitor()
    const { body } = await visitor.post<{ secret: string }>('/api/painel/convite', { token })
    const good = { token, email: operator.email, password: PASSWORD, code: codeOf(body.secret) }
    const send = async (changed: Record<string, string>) =>
      errorOf(await visitor.post('/api/painel/senha/nova', { ...good, ...changed }))
    expect(await send({ code: codeOf(body.secret, 90) })).toBe('operator_code')
    expect(await send({ password: 'password123' })).toBe('password_common')
    expect(await send({ password: 'curta' })).toBe('password_too_short')
    expect(await send({ email: 'outra@exemplo.com.br' })).toBe('operator_link_invalid')
    expect(await send({})).toBeUndefined()
  })

  test('wrong tokens are counted', async () => {
    await invited(product)
    const visitor = product.visitor()
    const codes = new Set<string | undefined>()
    for (let turn = 0; turn < 30; turn++)
      codes.add(errorOf(await visitor.post('/api/painel/convite', { token: `x${turn}` })))
    expect(codes).toEqual(new Set(['operator_link_invalid', 'too_many_tries']))
  })
})

describe('signing in with password and code', () => {
  test('takes all three, and does not say which was wrong', async () => {
    const { operator, secret, signIn } = await withPassword()
    const visitor = product.visitor()
    for (const wrong of [
      { email: 'outra@exemplo.com.br' },
      { password: 'uma outra frase' },
      { code: codeOf(secret, 50) },
    ])
      expect(errorOf(await signIn(visitor, wrong))).toBe('operator_credential')
    expect(errorOf(await signIn(visitor, { code: '' }))).toBe('fields_required')
    expect(await whoIs(visitor)).toBeNull()
    expect((await signIn(visitor)).status).toBe(200)
    expect(await whoIs(visitor)).toBe(operator.email)
  })

  test('a code counts once', async () => {
    const { signIn, secret } = await withPassword()
    const code = codeOf(secret, 1)
    expect((await signIn(product.visitor(), { code })).status).toBe(200)
    expect(errorOf(await signIn(product.visitor(), { code }))).toBe('operator_credential')
    expect(errorOf(await signIn(product.visitor(), { code: codeOf(secret) }))).toBe('operator_credential')
  })

  test('guesses are counted, and a right one is refused too then', async () => {
    const { signIn } = await withPassword()
    const visitor = product.visitor()
    const codes: (string | undefined)[] = []
    for (let turn = 0; turn < 12; turn++) codes.push(errorOf(await signIn(visitor, { password: `x${turn}` })))
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('operator_credential'))
    expect(codes.slice(10)).toEqual(Array(2).fill('too_many_tries'))
    expect(errorOf(await signIn(visitor))).toBe('too_many_tries')
    expect((await signIn(product.visitor({ address: '10.9.9.9' }))).status).toBe(200)
  })

  test('is told to every owner, by mail', async () => {
    const { email: owner } = await operatorOf(product)
    await operatorOf(product, 'leitura')
    const { operator, signIn } = await withPassword()
    await product.settled()
    product.mailbox.sent.length = 0
    await signIn(product.visitor())
    await product.settled()
    const told = product.mailbox.sent.map(({ to, text }) => [to, text.includes(operator.email)])
    expect(told.toSorted()).toEqual([owner, operator.email].toSorted().map((to) => [to, true]))
  })
})

describe('the session of an operator', () => {
  test('is one cookie for the panel alone, out of reach of scripts and other sites', async () => {
    const { token } = await invited(product)
    const { answer } = await setPassword(product.visitor(), token)
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]?.split('; ').slice(1).toSorted()).toEqual(
      ['HttpOnly', 'Max-Age=43200', 'Path=/api/painel', 'SameSite=Strict'].toSorted(),
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('on https only counts under the name that a browser takes over https alone', async () => {
    const secure = await createTestApp({ env: { APP_URL: 'https://aconchego.exemplo.com.br' } })
    const { email, visitor } = await operatorOf(secure)
    const token = visitor.cookies.get('aconchego-painel') ?? ''
    expect(await whoIs(visitor)).toBeNull()
    visitor.cookies.set('__Secure-aconchego-painel', token)
    expect(await whoIs(visitor)).toBe(email)
    await secure.close()
  })

  test.each([
    ['without use', 'usedAt', OPERATOR_SESSION_IDLE],
    ['whatever happens', 'createdAt', OPERATOR_SESSION_LASTS],
  ])('ends %s after its time', async (_, column, lasts) => {
    const { email, visitor } = await operatorOf(product)
    const pass = (milliseconds: number) =>
      sql`update operadores_sessoes set ${sql(column)} = now() - ${`${milliseconds} milliseconds`}::interval`
    await pass(lasts - 60_000)
    expect(await whoIs(visitor)).toBe(email)
    await pass(lasts + 1_000)
    expect(await whoIs(visitor)).toBeNull()
  })

  test('ends with signing out, and with the operator', async () => {
    const first = await operatorOf(product)
    await first.visitor.post('/api/painel/sair')
    expect(await whoIs(first.visitor)).toBeNull()
    const second = await operatorOf(product)
    await sql`delete from operadores where id = ${second.id}`
    expect(await whoIs(second.visitor)).toBeNull()
  })

  test('a person is no operator, and an operator no person', async () => {
    const { visitor } = await operatorOf(product)
    expect((await visitor.get('/api/conversations')).status).toBe(401)
    const person = await product.person()
    expect((await person.visitor.get('/api/painel/registro')).status).toBe(401)
    expect(await whoIs(person.visitor)).toBeNull()
  })
})

describe('a passkey', () => {
  test('is asked for on the name of the page that asks, by a challenge that counts once', async () => {
    const { operator, token } = await invited(product)
    const visitor = product.visitor({ headers: { origin: 'http://localhost:3000' } })
    type Options = { rp: { id: string }; rpId: string; challenge: string; user: { name: string } }
    const { body } = await visitor.post<Options>('/api/painel/chave/nova/opcoes', { token })
    expect([body.rp.id, body.user.name]).toEqual(['localhost', operator.email])
    expect((await visitor.post<Options>('/api/painel/chave/opcoes')).body.rpId).toBe('localhost')
    expect(await sql`select from operadores_desafios`).toHaveLength(2)
  })

  test('that is made up is refused', async () => {
    const { token } = await invited(product)
    const visitor = product.visitor()
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge: 'x', origin: 'http://localhost:3000' }),
    ).toString('base64url')
    const credential = {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject: 'oA' },
    }
    expect(errorOf(await visitor.post('/api/painel/chave/nova', { token, credential }))).toBe(
      'passkey_refused',
    )
    expect(errorOf(await visitor.post('/api/painel/chave/entrar', { credential }))).toBe('passkey_refused')
    expect(await whoIs(visitor)).toBeNull()
  })
})

describe('a listener of its own', () => {
  test('has the panel and nothing else, and the product’s has no panel', async () => {
    const apart = await createTestApp({ env: { PAINEL_HOST: '127.0.0.1:3100' } })
    const { visitor } = await operatorOf(apart)
    const cookie = visitor.headers().cookie
    const ask = async (path: string, isPanelListener: boolean, init: RequestInit = {}) =>
      (
        await apart.app.request(
          path,
          { ...init, headers: { cookie, ...init.headers } },
          { incoming: { socket: { remoteAddress: '127.0.0.1' } }, isPanelListener },
        )
      ).status
    expect(await ask('/api/painel/hoje', true)).toBe(200)
    expect(await ask('/api/painel/hoje', false)).toBe(404)
    expect(await ask('/api/health', false)).toBe(200)
    expect(await ask('/api/health', true)).toBe(404)
    expect(await ask('/api/account/session', true)).toBe(404)
    // What looks like a file below /api is none.
    const delivery = { method: 'POST', body: '{}' }
    expect(await ask('/api/webhooks/kiwify/algo.js', false, delivery)).toBe(404)
    const { error } = await (
      await apart.app.request('/api/webhooks/kiwify/algo.js', delivery, { isPanelListener: true })
    ).json()
    expect(error.code).toBe('not_found')
    const fromThere = { method: 'POST', headers: { origin: 'http://localhost:3100' } }
    expect(await ask('/api/painel/sair', true, fromThere)).toBe(200)
    await apart.close()
  })
})
