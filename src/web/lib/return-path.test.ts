import { expect, test } from 'vitest'
import { HOME, loginPathFor, returnPath } from './return-path.ts'

test.each(['/conta', '/chat/0199-abc', '/chat/0199?x=1&y=á#fim', '/'])('%s is come back to', (wanted) => {
  const { pathname, search, hash } = new URL(wanted, 'https://here.invalid')
  const login = new URL(loginPathFor(wanted), 'https://here.invalid')
  expect(login.pathname).toBe('/login')
  expect(returnPath(login.search)).toBe(pathname + search + hash)
})

test('the chat is where one comes home to, so it needs no mention', () => {
  expect(loginPathFor(HOME)).toBe('/login')
  expect(returnPath('')).toBe(HOME)
})

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'conta',
  ' /conta',
])('%j is no path of ours and leads home', (wanted) => {
  expect(returnPath(`?voltar=${encodeURIComponent(wanted)}`)).toBe(HOME)
})
