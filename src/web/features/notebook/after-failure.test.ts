import { describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { afterFailure } from './saving.tsx'

describe('what was typed, after a request that failed', () => {
  test.each(['offline', 'unavailable', 'internal', 'not_signed_in'] as const)(
    'waits to be sent again after %s',
    (code) => {
      expect(afterFailure(apiError(code)).kind).toBe('waiting')
    },
  )

  test('stays, with the reason, when the server refuses it', () => {
    expect(afterFailure(apiError('notes_full'))).toEqual({
      kind: 'failed',
      sentence: ERRORS.notes_full.message,
    })
  })

  test('is told apart: no connection, a fault of ours, too much at once', () => {
    const sentenceOf = (...given: Parameters<typeof apiError>) => {
      const state = afterFailure(apiError(...given))
      return 'sentence' in state ? state.sentence : ''
    }
    expect(sentenceOf('offline')).toMatch(/^Sem conexão agora/)
    expect(sentenceOf('internal')).toMatch(/nosso lado/)
    expect(sentenceOf('unavailable')).toMatch(/nosso lado/)
    expect(sentenceOf('busy')).toMatch(/^Foi muita coisa de uma vez/)
  })

  test('stays after a mistake of ours', () => {
    expect(afterFailure(new TypeError('x')).kind).toBe('failed')
  })
})
