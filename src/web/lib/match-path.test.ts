import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/login', '/login', {}],
  ['/login', '/login/', {}],
  ['/', '/', {}],
  ['/chat/:id?', '/chat', {}],
  ['/chat/:id?', '/chat/', {}],
  ['/chat/:id?', '/chat/0199-abc', { id: '0199-abc' }],
  ['/chat/:id', '/chat/a%20b', { id: 'a b' }],
])('%s is met by %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

test.each([
  ['/login', '/'],
  ['/', '/login'],
  ['/login', '/Login'],
  ['/login', '/login/extra'],
  ['/chat/:id', '/chat'],
  ['/chat/:id?', '/chat/a/b'],
  ['/chat/:id', '/chat/%E0%A4%A'],
  ['/login', '//login'],
])('%s is not met by %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull()
})
