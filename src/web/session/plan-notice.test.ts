import { expect, test } from 'vitest'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { planLine } from './plan-notice.tsx'

const plan = (more: Partial<PlanAnswer>): PlanAnswer => ({
  plano: 'pro',
  name: 'Pro',
  state: 'ativo',
  until: null,
  graceUntil: null,
  renews: false,
  eraseAt: null,
  renewUrl: null,
  today: null,
  ...more,
})
const UNTIL = '2026-03-10T12:00:00Z'
const GRACE = '2026-03-15T12:00:00Z'

test.each([
  [plan({}), 'Sem data para terminar.'],
  [
    plan({ until: UNTIL }),
    'Até 10 de março de 2026. Depois disso você ainda entra, lê e baixa tudo; só não envia novas mensagens.',
  ],
  [plan({ until: UNTIL, graceUntil: GRACE, renews: true }), 'Renova em 10 de março de 2026.'],
  [
    plan({ state: 'atrasado', until: UNTIL, graceUntil: GRACE, renews: true }),
    'O pagamento está atrasado. Você pode continuar conversando até 15 de março de 2026.',
  ],
  [
    plan({ state: 'terminado', until: UNTIL, eraseAt: '2026-06-08T12:00:00Z' }),
    'Seu plano terminou em 10 de março de 2026. Você ainda entra, lê e baixa tudo; só não envia novas mensagens. As conversas ficam guardadas até 8 de junho de 2026.',
  ],
])('%#: says until when and what happens then', (answer, line) => {
  expect(planLine(answer)).toBe(line)
})
