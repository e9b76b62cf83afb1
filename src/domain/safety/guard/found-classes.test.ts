import { expect, test } from 'vitest'
import { createFoundClasses } from './found-classes.ts'

test('a class that is found twice closes the reply, with a closing about that class', () => {
  const classes = createFoundClasses()
  classes.note('metodo')
  classes.note('exclusividade')
  expect(classes.isClosed()).toBe(false)
  expect(classes.closing('nenhum')).toBeNull()
  classes.note('exclusividade')
  classes.note('metodo')
  const other = createFoundClasses()
  other.note('exclusividade')
  other.note('exclusividade')
  expect(classes.closing('nenhum')).toBe(other.closing('nenhum'))
  expect(classes.first()).toBe('metodo')
})

test('a fourth class closes the reply', () => {
  const classes = createFoundClasses()
  for (const name of ['metodo', 'exclusividade', 'diagnostico'] as const) classes.note(name)
  expect(classes.isClosed()).toBe(false)
  classes.note('violencia')
  expect(classes.isClosed()).toBe(true)
})

test('our sentence about a class is said in other words the second time', () => {
  const classes = createFoundClasses()
  expect(classes.say('metodo')).not.toBe(classes.say('metodo'))
})
