import { expect, test, vi } from 'vitest'

const derived = vi.hoisted(() => vi.fn())
vi.mock('#domain/safety/guard/needed-letters.ts', async (original) => {
  const { neededLetters } = await original<typeof import('#domain/safety/guard/needed-letters.ts')>()
  return {
    neededLetters: (pattern: string) => {
      derived()
      return neededLetters(pattern)
    },
  }
})

test('a guard that is prepared derives nothing more from its patterns while it reads', async () => {
  // Another test of this process may have used the guard.
  vi.resetModules()
  const { prepareGuard } = await import('./guarded-model.ts')
  const { createOutputGuard } = await import('#domain/safety/guard/output-guard.ts')
  prepareGuard()
  const before = derived.mock.calls.length
  expect(before).toBeGreaterThan(0)
  const guard = createOutputGuard({ level: 'risco', message: 'Você é humana?' })
  guard.push('Sou psicóloga e te amo. Pare de tomar o remédio. Você não vale nada. Que dia comprido! ')
  guard.end()
  expect(derived).toHaveBeenCalledTimes(before)
})
