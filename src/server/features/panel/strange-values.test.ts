import { afterAll, expect, test } from 'vitest'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

const product = await createTestApp()
afterAll(product.close)
const { visitor } = await operatorOf(product)
const DATES = { inicio: '2026-01-01T00:00:00Z', fim: '2027-01-01T00:00:00Z' }

/** Neither can be stored as text or as JSON. */
test.each([
  ['NUL', '\0', '%00'],
  ['half of a character', '\ud83d', '%F0%9F'],
])('%s in any field or address is refused, not a failure', async (_, strange, encoded) => {
  const { get, post, put } = visitor
  const asked = [
    await get(`/api/painel/pessoas?busca=${encoded}`),
    await get(`/api/painel/pessoas?depois=${encoded}`),
    await get(`/api/painel/vendas/entregas?depois=${encoded}`),
    await put('/api/painel/ajustes/aviso', { texto: `a${strange}`, ...DATES }),
    await put('/api/painel/ajustes/planos', { [`p${strange}`]: 'Nome' }),
    await put('/api/painel/ajustes/planos', { p: `Nome${strange}` }),
    await put('/api/painel/ajustes/responsaveis', {
      controlador: `x${strange}`,
      encarregado: '',
      contato: '',
    }),
    await post('/api/painel/vendas/produtos', { plataforma: 'kiwify', produto: `p${strange}`, plano: 'pro' }),
    await post(`/api/painel/vendas/integracoes/${encoded}/testar`),
    await post(`/api/painel/vendas/integracoes/${encoded}/segredo`, { segredo: 'um-segredo' }),
    await post(`/api/painel/vendas/integracoes/${encoded}/remover`, { motivo: 'engano' }),
    await post('/api/painel/pessoas/encerrar', { email: `a${strange}@exemplo.com.br`, motivo: 'engano' }),
    await post('/api/painel/chave/entrar', { credential: { id: `x${strange}`, response: {} } }),
  ]
  expect(asked.filter(({ status }) => status >= 500)).toEqual([])
})
