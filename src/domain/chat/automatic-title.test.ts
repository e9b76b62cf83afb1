import { describe, expect, it } from 'vitest'
import { automaticTitle } from './preview.ts'

describe('automaticTitle', () => {
  it('is the first 30 characters followed by an ellipsis', () => {
    expect(automaticTitle('Hoje eu discuti com a minha chefe e fiquei mal')).toBe(
      'Hoje eu discuti com a minha ch...',
    )
  })

  it('has the ellipsis for a short message too', () => {
    expect(automaticTitle('Oi')).toBe('Oi...')
  })

  it('counts characters as a person does', () => {
    expect(automaticTitle('👩‍👩‍👧‍👦'.repeat(31))).toBe(`${'👩‍👩‍👧‍👦'.repeat(30)}...`)
    expect(automaticTitle('a\u0303'.repeat(40))).toBe(`${'a\u0303'.repeat(30)}...`)
  })

  it('is one line without blanks around it', () => {
    expect(automaticTitle('\n  Oi\ntudo bem?  ')).toBe('Oi tudo bem?...')
  })
})
