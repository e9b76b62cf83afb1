import { describe, expect, it } from 'vitest'
import { preview } from './preview.ts'

describe('preview', () => {
  it('shows a short message as it is', () => {
    expect(preview('Dormi mal.')).toBe('Dormi mal.')
    expect(preview('a'.repeat(50))).toBe('a'.repeat(50))
  })

  it('shows the first 50 characters of a longer one, with an ellipsis', () => {
    expect(preview('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
    expect(preview('🇧🇷'.repeat(51))).toBe(`${'🇧🇷'.repeat(50)}...`)
  })

  it('shows words, not marks or line breaks', () => {
    expect(preview('## Respire\n\n- **Inspire** devagar\n- solte')).toBe('Respire Inspire devagar solte')
  })

  it('does not count marks as characters', () => {
    expect(preview(`**${'a'.repeat(50)}**`)).toBe('a'.repeat(50))
  })
})
