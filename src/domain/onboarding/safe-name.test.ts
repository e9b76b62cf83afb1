import { describe, expect, it } from 'vitest'
import { NAMES, NAMES_IN_ANSWERS, NO_NAMES } from '#tests/fixtures/welcome-names.ts'
import { safeName } from './safe-name.ts'

describe('what is said when the name is asked for', () => {
  it('every name is taken as it is', () => {
    expect(NAMES.filter((name) => safeName(name) !== name.replace(/\.$/, ''))).toEqual([])
  })

  it('a name within an answer is found', () => {
    const answers = NAMES_IN_ANSWERS.map((line) => line.split(' | '))
    expect(answers.filter(([answer = '', name]) => safeName(answer) !== name)).toEqual([])
  })

  it('no opening becomes a name, whatever it begins with', () => {
    const said = NO_NAMES.flatMap((text) => [text, `Oi, ${text}`, text.toUpperCase(), `${text}.`])
    expect(said.filter((text) => safeName(text) !== '')).toEqual([])
  })

  it.each(['inútil', 'burra', 'um lixo', 'ansiosa', 'ninguém', 'morrer'])(
    'nobody is called %s, however they say it',
    (word) => {
      for (const said of ['Pode me chamar de', 'Meu nome é', 'sou a', 'meu chefe me chama de'])
        expect(safeName(`${said} ${word}`)).toBe('')
    },
  )
})
