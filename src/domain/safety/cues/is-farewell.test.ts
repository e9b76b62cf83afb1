import { describe, expect, it } from 'vitest'
import { expectLinear, repeated } from '#tests/support/texts/growth.ts'
import { isFarewell } from './is-farewell.ts'

const GOODBYES = [
  'tchau',
  'Tchau!',
  'tchauzinho 👋',
  'xau',
  'até mais',
  'Até logo!',
  'até amanhã',
  'até a próxima',
  'Até breve, obrigada por me ouvir.',
  'até mais tarde',
  'Adeus!',
  'boa noite',
  'Boa noite, até amanhã!',
  'Obrigada pela conversa, vou dormir.',
  'vou dormir agora',
  'bom, vou indo. obrigado!',
  'preciso ir',
  'Preciso ir agora, meu ônibus chegou.',
  'tenho que ir',
  'tenho que voltar pro trabalho, depois a gente se fala',
  'vou nessa',
  'fui',
  'fui! valeu',
  'falou, valeu',
  'flw vlw',
  'bjs',
  'beijos, fica com Deus',
  'um abraço',
  'se cuida',
  'por hoje é só',
  'Por hoje é só isso. Obrigado!',
  'fico por aqui',
  'vou ficar por aqui hoje, obrigada',
  'nos falamos amanhã',
  'a gente se fala depois',
  'volto amanhã',
  'amanhã eu volto e conto mais',
  'vou desligar, obrigada por tudo',
  'hora de dormir',
  'ok, vou descansar. Boa noite',
  'já vou indo',
  'bom descanso pra você também',
  'valeu mano, tô indo nessa',
  'até segunda-feira',
  'inté',
  'tchau tchau',
  'Hoje falei bastante e me sinto mais leve. Obrigada, até a próxima!',
  'vou tomar banho, até depois 😘',
  'Agradeço muito. Durma bem!',
  'vou encerrar por aqui, foi muito bom conversar com você',
  'preciso buscar meu filho, tchau',
  'partiu dormir',
]

const NOT_GOODBYES = [
  'oi',
  'Oi, boa noite',
  'Boa noite, estou muito triste hoje',
  'boa noite, tudo bem?',
  'ele foi embora sem dizer tchau',
  'não consigo dormir',
  'vou dormir mas minha cabeça não para',
  'preciso ir ao médico e tenho medo',
  'obrigada',
  'valeu mesmo',
  'quero ir embora desse emprego',
  'até que foi bom hoje',
  'meu pai disse adeus no hospital',
  'a despedida foi difícil',
  'vou nessa viagem com medo',
  'tchau, posso voltar a falar disso amanhã com você?',
  '',
  '...',
  // The risk detector's, never ours.
  'adeus a todos, me perdoem',
  'adeus mundo cruel',
  'tchau, essa é minha última mensagem',
  'vou dormir para sempre',
  'boa noite, espero não acordar',
  'fui. cuidem dos meus filhos',
  'adeus, nunca mais vou incomodar ninguém',
  'até nunca mais',
]

describe('a goodbye', () => {
  it('is tested on forty and more', () => expect(GOODBYES.length).toBeGreaterThanOrEqual(40))
  it.each(GOODBYES)('%j lets the person go', (message) => expect(isFarewell(message)).toBe(true))
  it.each(NOT_GOODBYES)('%j continues', (message) => expect(isFarewell(message)).toBe(false))

  it('is a greeting when it opens a conversation', () => {
    expect(isFarewell('Boa noite!', { first: true })).toBe(false)
    expect(isFarewell('Tchau!', { first: true })).toBe(true)
  })

  it.each(['tchau ', 'vou ', 'e so isso '])('takes linear time on %j again and again', (words) =>
    expectLinear((text) => isFarewell(text), repeated(words), 300),
  )
})
