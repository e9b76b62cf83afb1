import { expect, it } from 'vitest'
import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { badOf, TRAINING_SETS } from './reply-sets.ts'

const METHOD = ['metodo', 'method']
const methods = TRAINING_SETS.flatMap(badOf)
  .filter((line) => METHOD.includes(line.class))
  .map(({ bad }) => bad.trim().replace(/["“”«»\n]+/g, ' '))

it.each(['nenhum', 'risco'] as const)(
  'words lent to somebody that name a method are asked about in %s',
  (level) => {
    const lent = methods.flatMap((method) => [`Diga: "${method}"`, `Escreve assim pra ele: “${method}”`])
    const unasked = lent.filter((reply) => {
      const guard = createOutputGuard({ level, asks: true })
      const shown = guard.push(reply) + guard.end()
      return guard.doubts().length === 0 && shown === reply
    })
    expect(lent.length).toBeGreaterThan(600)
    expect(unasked.length / lent.length).toBeLessThan(0.02)
  },
)
