import { expect, test } from 'vitest'
import { wishesExercise } from './wishes-exercise.ts'

test.each([
  'Quero fazer um exercício',
  'tem algum exercício?',
  'vc tem um exercício pra ansiedade? tem algum exercício para acalmar',
  'Podemos fazer um exercício juntos?',
  'me passa um exercício pra eu organizar isso',
  'quero fazer o registro de pensamento',
  'queria tentar a hora da preocupação',
  'Gostaria de escrever uma carta que não se envia',
])('%j asks for one', (message) => expect(wishesExercise(message)).toBe(true))

test.each([
  'Hoje fiz exercício na academia',
  'preciso fazer exercícios físicos e não consigo',
  'tenho exercício de matemática amanhã',
  'Escrevi uma carta para ela e não mandei',
  'não aguento mais fazer exercício',
  'meu médico disse que exercício faz bem',
  'oi',
])('%j does not', (message) => expect(wishesExercise(message)).toBe(false))
