import { expect, test } from 'vitest'
import { failureKind } from './failure-kind.ts'

test.each([
  ['unreachable', 'sem-conexao'],
  ['stalled', 'lenta'],
  ['took too long', 'lenta'],
  ['cut', 'cortada'],
  ['status 401', 'recusada'],
  ['status 429', 'ocupado'],
  ['status 503', 'servico'],
  ['error in the stream', 'servico'],
  ['not an event stream', 'ilegivel'],
  ['guard', 'interna'],
  ['anything new', 'interna'],
])('a reply that failed with "%s" is counted as %s', (reason, kind) => {
  expect(failureKind(reason)).toBe(kind)
})
