import { afterAll, describe, expect, test } from 'vitest'
import { mayUse, OPERATOR_ROLES, PANEL_AREAS } from '#domain/panel/roles.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { type ApiRoute, changesSomething, fill, goodBody, panelRoutes } from './routes.ts'

const CANARY = 'canário-azul'
const product = await createTestApp()
afterAll(() => product.close())
const routes = panelRoutes(product.app)
const areaOf = ({ path }: ApiRoute) => PANEL_AREAS.find((area) => path.split('/')[3] === area)
const inAreas = routes.filter((route) => areaOf(route) !== undefined)
/** The way in, which is there for those who are not signed in yet. */
const WAY_IN = ['sessao', 'sair', 'convite', 'chave', 'senha']

const operators = await Promise.all(OPERATOR_ROLES.map((role) => operatorOf(product, role)))

async function ask(visitor: Visitor, { method, path }: ApiRoute, headers: Record<string, string> = {}) {
  const response = await visitor.send(method, fill(path, {}), {
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(goodBody()) }),
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const code = type.startsWith('application/json') ? JSON.parse(text).error?.code : undefined
  return { status: response.status, code, headers: response.headers }
}

test('every route of the panel belongs to an area or to the way in', () => {
  const others = routes.filter((route) => !inAreas.includes(route))
  expect(others.filter(({ path }) => !WAY_IN.includes(path.split('/')[3] ?? ''))).toEqual([])
  expect(inAreas.length).toBeGreaterThan(0)
})

describe.each(inAreas)('$method $path', (route) => {
  test('is refused to who is not signed in and to a person', async () => {
    expect(await ask(product.visitor(), route)).toMatchObject({ status: 401, code: 'not_signed_in' })
    const { visitor } = await product.person()
    expect(await ask(visitor, route)).toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  test('is open to the roles that the table names, and to no other', async () => {
    const area = areaOf(route)
    for (const { papel, visitor } of operators) {
      const { status, code, headers } = await ask(visitor, route)
      expect(headers.get('cache-control')).toBe('no-store')
      const may = area !== undefined && mayUse(papel, area, { changes: changesSomething(route) })
      if (may) expect([401, 403]).not.toContain(status)
      else expect({ papel, status, code }).toEqual({ papel, status: 403, code: 'role_refused' })
    }
  })
})

describe.each(routes.filter(changesSomething))('$method $path, asked by another site', (route) => {
  test.each([{ origin: 'https://mau.exemplo' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    '%j is refused',
    async (headers) => {
      const visitor = operators[0]?.visitor ?? product.visitor()
      expect(await ask(visitor, route, headers)).toMatchObject({ status: 403, code: 'origin_refused' })
    },
  )
})

/** Somebody whose every word is a canary: in messages, a title, notes, the plan, a summary, a check-in, an exercise. */
async function writesCanaries() {
  const person = await product.person()
  await product.sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const [id = ''] = await seedArchive(product.sql, owner, {
    conversations: 2,
    messages: 4,
    text: () => `${CANARY} numa mensagem`,
  })
  await person.visitor.patch(`/api/conversations/${id}`, { title: `${CANARY} num título` })
  const notebook = notebookOf(person.visitor)
  await notebook.note(`${CANARY} numa nota`)
  await notebook.checkIn(`${CANARY} num registro`)
  await notebook.summary(id, `${CANARY} num resumo`)
  await notebook.writePlan({ motivos: `${CANARY} no plano` })
  const kept = await product.sql`
    select (select count(*) from caderno_notas) + (select count(*) from caderno_registros) as total`
  expect(Number(kept[0]?.total)).toBeGreaterThan(1)
  return { ...person, conversationId: id }
}

test('no answer of the panel has a word that a person wrote, whatever an owner asks', async () => {
  const { email, id, conversationId } = await writesCanaries()
  const owner = await operatorOf(product)
  const said: string[] = []
  for (const route of routes) {
    // Of the person herself: ids and e-mail wherever a route takes one.
    const path = fill(route.path, { id, email, conversationId })
    for (const query of ['', `?q=${email}`, `?email=${email}`, `?busca=${email}`, `?id=${conversationId}`]) {
      const response = await owner.visitor.send(route.method, path + query, {
        headers: { 'content-type': 'application/json' },
        ...(route.method !== 'GET' && {
          body: JSON.stringify({ ...goodBody(), email, id, conversationId, motivo: 'teste' }),
        }),
      })
      said.push(await response.text())
    }
    // Signing out is among the routes.
    if (route.path.endsWith('/sair')) owner.visitor.becomes((await operatorOf(product)).visitor)
  }
  expect(said.join()).not.toContain(CANARY)
  expect(said.join()).not.toContain(conversationId)
})
