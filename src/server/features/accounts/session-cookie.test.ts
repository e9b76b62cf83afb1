import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sessionToken } from './cookies.ts'

const options = { name: 'aconchego.session_token', secret: 'segredo de teste' }
const signed = (token: string, secret = options.secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)

describe('the session cookie', () => {
  it('gives its token when the signature is ours, wherever it is', () => {
    expect(sessionToken(`a=b; aconchego.session_token=${signed('ficha')}; c=d`, options)).toBe('ficha')
  })

  it.each([
    ['no cookies', ''],
    ['another cookie', `outro.session_token=${signed('ficha')}`],
    ['no signature', 'aconchego.session_token=ficha'],
    ['a signature by another secret', `aconchego.session_token=${signed('ficha', 'outro')}`],
    [
      'the signature of another token',
      `aconchego.session_token=${signed('ficha').replace('ficha', 'ficho')}`,
    ],
    ['a broken encoding', 'aconchego.session_token=%E0%A4%A'],
    ['only a signature', `aconchego.session_token=${signed('')}`],
  ])('gives nothing with %s', (_, cookies) => {
    expect(sessionToken(cookies, options) || null).toBeNull()
  })
})
