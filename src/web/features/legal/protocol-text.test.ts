import { expect, test } from 'vitest'
import { GUARD_MEASURED, MEASURED } from '#domain/safety/measured.ts'
import { STICKY_TURNS } from '#domain/safety/state/risk-state.ts'
import { PROTOCOL } from './protocol-text.ts'

const words = PROTOCOL.sections.flatMap(({ blocks }) => blocks.flat()).join('\n')

test('the protocol names every number to call, how long the care lasts, what was measured and its limits', () => {
  for (const line of ['188, CVV', '192, SAMU', '190, Polícia', '180, Ligue 180', '100, Disque 100'])
    expect(words).toContain(line)
  expect(STICKY_TURNS).toBe(6)
  expect(words).toContain('mais seis mensagens')
  for (const figure of Object.values({ ...GUARD_MEASURED, ...MEASURED }))
    expect(words).toContain(String(figure))
  expect(words).toContain('Nenhum profissional de saúde revisou')
})
