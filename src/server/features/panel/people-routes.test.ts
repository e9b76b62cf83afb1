import { afterAll, expect, test, vi } from 'vitest'
import type { SupportCode } from '#domain/api/account.ts'
import type { AuditPage, PanelPerson, PeoplePage } from '#domain/api/panel.ts'
import { SUPPORT_CODE_LASTS } from '#domain/limits.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp, signIn } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'

const product = await createTestApp()
const { sql } = product
afterAll(product.close)
const { visitor } = await operatorOf(product, 'atendimento')
type Refused = { error: { message: string } }
const find = async (search: string) => {
  const { body } = await visitor.get<PeoplePage>(`/api/painel/pessoas?busca=${encodeURIComponent(search)}`)
  return body.pessoas
}
const act = (what: string, body: object) => visitor.post<Refused>(`/api/painel/pessoas/${what}`, body)
const motivo = 'pediu pelo telefone'

test('somebody is found by the beginning of the e-mail, with the states of the account alone', async () => {
  const { email } = await product.person()
  const [found, ...more] = await find(email.slice(0, -4).toUpperCase())
  expect(more).toEqual([])
  expect(found).toEqual({
    email,
    plano: expect.any(String),
    estado: 'ativo',
    origem: 'manual',
    ate: null,
    toleranciaAte: null,
    contaDesde: expect.any(String),
    aparelhos: 1,
    suspensa: null,
    apagaEm: null,
    ultimoErro: null,
  })
  expect(await find('%')).toEqual([])
})

test('the error of the last attempt to sign in is shown with its day, until one succeeds', async () => {
  const { email } = await product.person()
  const elsewhere = product.visitor()
  expect((await signIn(elsewhere, { email, password: 'errada, com certeza' })).status).toBe(401)
  await product.settled()
  expect((await find(email))[0]?.ultimoErro).toEqual({
    codigo: 'invalid_credential',
    dia: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect((await signIn(elsewhere, { email })).status).toBe(200)
  await product.settled()
  expect((await find(email))[0]?.ultimoErro).toBeNull()
})

test('the end of what was paid is shown as such, and the grace beside it', async () => {
  const email = newEmail()
  const [end, grace] = ['2026-12-19T15:00:00.000Z', '2026-12-24T15:00:00.000Z']
  await sql`insert into liberados (email, plano, status, origem, "fimAcesso", "toleranciaAte")
    values (${email}, 'mensal', 'ativo', 'compra', ${end}, ${grace})`
  expect((await find(email))[0]).toMatchObject({ ate: end, toleranciaAte: grace })
})

test('many are paged by e-mail, and none is shown twice', async () => {
  const mark = newEmail().split('@')[0]
  const entries = Array.from({ length: 120 }, (_, at) => ({
    email: `${mark}-${at}@exemplo.com.br`,
    plano: 'mensal',
  }))
  await allowList.put(sql, entries)
  const seen: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const path: string = `/api/painel/pessoas?busca=${mark}&depois=${encodeURIComponent(after)}`
    const { body } = await visitor.get<PeoplePage>(path)
    seen.push(...body.pessoas.map(({ email }) => email))
    after = body.next
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test('an e-mail is added, invited again, and taken off the list', async () => {
  const email = newEmail()
  expect((await act('adicionar', { email: `  ${email.toUpperCase()} `, plano: 'mensal' })).status).toBe(200)
  expect(await allowList.findPlano(sql, email)).toBe('mensal')
  await act('reenviar', { email })
  await product.settled()
  expect(product.mailbox.sent.filter(({ to }) => to === email)).toHaveLength(1)
  expect((await act('encerrar', { email })).status).toBe(400)
  await act('encerrar', { email, motivo })
  expect(await find(email)).toEqual([])
  expect((await act('encerrar', { email, motivo })).body.error.message).toContain('não está na lista')
  expect((await act('adicionar', { email: 'sem arroba', plano: 'mensal' })).status).toBe(400)
  expect((await act('reenviar', { email })).body.error.message).toContain('não tem um plano em dia')
})

test('access that the operator ended is not brought back by what is bought later', async () => {
  const { email, visitor: person } = await product.person()
  await act('encerrar', { email, motivo })
  expect((await find(email))[0]?.estado).toBe('terminado')
  const shop = await openShop(product)
  await shop.sell(sale('purchase.approved', { purchase: `depois-${email}`, email }))
  expect((await find(email))[0]?.estado).toBe('terminado')
  expect((await person.get('/api/conversations')).status).toBe(200)
  await act('adicionar', { email, plano: 'mensal' })
  expect((await find(email))[0]?.estado).toBe('ativo')
})

test('an account is suspended with a reason and resumed', async () => {
  const { email } = await product.person()
  await act('suspender', { email, motivo })
  expect((await find(email))[0]?.suspensa).toBe('operador')
  await act('retomar', { email })
  expect((await find(email))[0]?.suspensa).toBeNull()
  expect((await act('retomar', { email })).body.error.message).toBe('Esta conta não estava suspensa.')
  expect((await act('suspender', { email: newEmail(), motivo })).body.error.message).toContain('Não há conta')
})

test('what was bought with a wrong e-mail goes to the right one', async () => {
  const [wrong, right] = [newEmail(), newEmail()]
  const shop = await openShop(product)
  await shop.sell(sale('purchase.approved', { purchase: `mover-${wrong}`, email: wrong }))
  await act('corrigir', { de: wrong, para: right, motivo })
  expect(await allowList.findPlano(sql, wrong)).toBeNull()
  expect(await allowList.findPlano(sql, right)).not.toBeNull()
  expect((await act('corrigir', { de: newEmail(), para: right, motivo })).body.error.message).toContain(
    'Não há compras',
  )
})

test('on request an account is deleted in seven days, and data are only sent for by a mail to their person', async () => {
  const { email } = await product.person()
  await act('dados', { email, motivo })
  await act('apagar', { email, motivo })
  await product.settled()
  const subjects = product.mailbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(['A cópia dos seus dados', 'Sua conta será excluída']))
  expect((await find(email))[0]?.apagaEm).not.toBeNull()
})

test('a code that a person reads out shows their account for a quarter of an hour, and is recorded', async () => {
  const { email, visitor: person } = await product.person()
  const { codigo } = (await person.post<SupportCode>('/api/account/support-code', {})).body
  expect(codigo).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const typed = codigo.toLowerCase().replace('-', ' ')
  const shown = await visitor.post<PanelPerson>('/api/painel/pessoas/suporte', { codigo: typed })
  expect(shown.body.email).toBe(email)
  const owner = await operatorOf(product, 'dono')
  const { lines } = (await owner.visitor.get<AuditPage>('/api/painel/registro')).body
  expect(lines).toContainEqual(expect.objectContaining({ acao: 'ver por código de suporte', alvo: email }))
  await sql`update codigos_suporte set "expiresAt" = "expiresAt" - ${`${SUPPORT_CODE_LASTS} milliseconds`}::interval`
  expect((await visitor.post('/api/painel/pessoas/suporte', { codigo })).status).toBe(400)
  expect((await product.visitor().post('/api/account/support-code', {})).status).toBe(401)
})

test('a code is good for as long when it comes from a server whose clock is an hour slow', async () => {
  const { email, visitor: person } = await product.person()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  const { codigo } = (await person.post<SupportCode>('/api/account/support-code', {})).body
  vi.useRealTimers()
  const shown = await visitor.post<PanelPerson>('/api/painel/pessoas/suporte', { codigo })
  expect(shown.body.email).toBe(email)
})

test('a reason holds no control characters', async () => {
  const answer = await act('encerrar', { email: newEmail(), motivo: 'um\u001b[2Kdois' })
  expect(answer.status).toBe(400)
})
