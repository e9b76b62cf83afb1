import { describe, expect, test } from 'vitest'
import { AGE_QUESTION, ageReply, readAgeAnswer } from './age-reply.ts'
import { AGE_RULES } from './age-rules.ts'
import { signOfMinor } from './age-signs.ts'

const TODAY = new Date('2026-11-17T12:00:00Z')
const sign = (text: string) => signOfMinor(text, TODAY)

describe.each(AGE_RULES)('the rule $id ($means)', ({ id, catches, leaves }) => {
  test.each(catches)('reads %j', (line) => expect(sign(line)).toBe(id))
  test.each(leaves)('leaves %j', (line) => expect(sign(line)).toBeNull())
})

test.each([
  'Tenho 14 anos',
  'oii, meu nome é Bia e eu tenho 13 anos',
  'Eu tenho 17 anos, minha mãe não sabe que eu tô aqui',
  'tenho dezesseis anos e terminei com meu namorado',
  'não sei se posso usar isso, tenho 15 anos',
  'to com 12 anos e ninguem gosta de mim',
  'vou fazer 14 mês que vem',
  'minha prof do 8º ano me chamou de burra na frente da sala',
  'tô no 9º ano e vou mudar de escola',
  'estou no 2º ano do ensino médio',
  'faço o 7º ano, odeio ir pra escola',
  'nasci em 2011',
  'nasci em 15/03/2012',
  'eu nasci no dia 15.3.2012',
  'nasci dia 15 de março de 2012, minha mãe não sabe que tô aqui',
  'minha data de nascimento é 15-03-2012',
  'nasci em 18/11/2008',
  'ainda não fiz 18',
  'sou de menor',
  'sou um garoto de 15 anos e gosto de meninos',
  'meus pais se separaram e eu só tenho 11 anos',
])('asks after %j', (line) => expect(sign(line)).not.toBeNull())

test.each([
  'meu filho tem 14 anos e não fala comigo',
  'tenho um filho de 15 anos',
  'tenho dois filhos, de 12 e 14 anos',
  'tenho 15 anos de casada e estou exausta',
  'tenho 12 anos de empresa',
  'tenho 17 anos nessa firma e nunca me valorizaram',
  'quando eu tinha 14 anos meu pai foi embora',
  'aos 15 anos eu já trabalhava',
  'fiz 15 anos de terapia',
  'me sinto como se tivesse 15 anos',
  'parece que tenho 12 anos quando brigo com ela',
  'meu marido fala que eu tenho 13 anos',
  'minha aluna me disse: tenho 13 anos e quero morrer',
  'minha aluna do 8º ano se corta',
  'dou aula pro 9º ano e estou sem paciência',
  'sou professora do 8º ano',
  'minha filha está no 7º ano',
  'lembro da minha professora do 8º ano até hoje',
  'estou no 3º ano de direito',
  'estou no segundo ano da faculdade',
  'voltei a estudar, faço o ensino médio à noite',
  'tenho 37 anos',
  'tenho 18 anos',
  'tenho 10 minutos antes da reunião',
  'sou menor aprendiz de feiticeira',
  'faz 15 anos que ele morreu',
  'trabalho com adolescentes de 14 anos',
  'minha mãe tinha 16 anos quando nasci',
  'nasci em 1990',
  'nasci em 15/03/1990',
  'nasci em 17/11/2008',
  'minha filha nasceu em 15/03/2012',
  'renasci em 15/03/2012',
  'nasci de novo em 15/03/2012',
  'ela gritou "tenho 14 anos, me deixa"',
])('does not ask after %j', (line) => expect(sign(line)).toBeNull())

test.each([
  ['14', 'menor'],
  ['tenho 16', 'menor'],
  ['Quinze', 'menor'],
  ['faço 18 em maio', 'menor'],
  ['menos de 18', 'menor'],
  ['sou de menor', 'menor'],
  ['nasci em 2010', 'menor'],
  ['sou de 2010', 'menor'],
  ['15/03/2010', 'menor'],
  ['18 de novembro de 2008', 'menor'],
  ['2010', 'menor'],
  ['nasci em 1990', 'adulto'],
  ['17/11/2008', 'adulto'],
  ['2020 foi um ano ruim', null],
  ['2024', null],
  ['15/03/2024', null],
  ['natal de 2012', null],
  ['15/13/2010', null],
  ['em 2015 eu me formei', null],
  ['27', 'adulto'],
  ['tenho 42 e meu filho tem 14', 'adulto'],
  ['sou maior de idade', 'adulto'],
  ['18 anos', 'adulto'],
  ['não sou menor, tenho 30', 'adulto'],
  ['por que você quer saber?', null],
  ['prefiro não dizer', null],
  ['faz 10 anos', null],
  ['espera', null],
  ['15 minutos', null],
] as const)('%j to the question means %s', (line, meaning) =>
  expect(readAgeAnswer(line, TODAY)).toBe(meaning),
)

test('who was born on 29 February is 18 on 1 March', () => {
  const meaning = (today: string) => readAgeAnswer('29/02/2008', new Date(today))
  expect([meaning('2026-02-28T12:00:00Z'), meaning('2026-03-01T12:00:00Z')]).toEqual(['menor', 'adulto'])
})

test('who turns 18 does so at midnight in Brasília', () => {
  const meaning = (today: string) => readAgeAnswer('nasci em 18/11/2008', new Date(today))
  expect([meaning('2026-11-18T02:59:59Z'), meaning('2026-11-18T03:00:00Z')]).toEqual(['menor', 'adulto'])
})

describe('the reply', () => {
  const said = (id: string, content: string, role: 'user' | 'assistant' = 'user', onboarding = false) => ({
    id,
    role,
    content,
    onboarding,
  })
  const asked = {
    before: [],
    message: said('m', 'tenho 14 anos'),
    level: 'nenhum',
    askedFor: null,
    today: TODAY,
  } as const
  const question = said('q', AGE_QUESTION, 'assistant')

  test('is the question, once, and the same for the same message', () => {
    expect(ageReply(asked)).toBe('question')
    expect(ageReply({ ...asked, askedFor: 'm' })).toBe('question')
    expect(ageReply({ ...asked, askedFor: 'another' })).toBeNull()
  })

  test('waits while danger is being answered', () => {
    for (const level of ['atencao', 'risco', 'emergencia', 'vitima'] as const)
      expect(ageReply({ ...asked, level })).toBeNull()
    const before = [asked.message, question]
    const answer = { ...asked, before, message: said('a', '14'), askedFor: 'm' }
    expect(ageReply({ ...answer, level: 'risco' })).toBeNull()
    const later = [...before, said('a', '14'), said('r', 'Estou aqui.', 'assistant')]
    expect(ageReply({ ...answer, before: later, message: said('b', 'obrigada') })).toBe('farewell')
  })

  test('is the farewell to somebody under 18, and nothing to an adult or to silence', () => {
    const answered = (content: string) =>
      ageReply({ ...asked, before: [asked.message, question], message: said('a', content), askedFor: 'm' })
    expect(answered('tenho 14')).toBe('farewell')
    expect(answered('tenho 25 anos, era meu irmão escrevendo')).toBeNull()
    expect(answered('que diferença faz?')).toBeNull()
    const after = [asked.message, question, said('a', 'espera'), said('r', 'Sem pressa.', 'assistant')]
    const second = { ...asked, before: after, message: said('b', '14'), askedFor: 'm' }
    expect(ageReply(second)).toBe('farewell')
    expect(ageReply({ ...second, message: said('b', 'nasci em 2012') })).toBe('farewell')
    // It may be the answer to 'desde quando?'.
    expect(ageReply({ ...second, message: said('b', '2020') })).toBeNull()
    const third = [...after, said('b', 'já volto'), said('s', 'Certo.', 'assistant')]
    expect(ageReply({ ...second, before: third })).toBeNull()
  })

  test('leaves the welcome alone and counts what was said there afterwards', () => {
    const welcome = said('w', 'Ana, tenho 13 anos', 'user', true)
    expect(ageReply({ ...asked, message: welcome })).toBeNull()
    expect(ageReply({ ...asked, before: [welcome], message: said('n', 'oi') })).toBe('question')
  })
})
