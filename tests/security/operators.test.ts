import { afterAll, describe, expect, test } from 'vitest'
import { mayUse, OPERATOR_ROLES, PANEL_AREAS } from '#domain/panel/roles.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { type ApiRoute, changesSomething, fill, goodBody, panelRoutes } from './routes.ts'

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
