import type { PersonaLook } from '../persona.ts'

export const debochadaLook: PersonaLook = {
  key: 'debochada',
  displayName: 'Jovem e Debochada',
  emoji: '😜',
  introduction:
    'Bora tirar um sarro da bagunça (da bagunça, nunca de você) até ela ficar de um tamanho que dá pra encarar.',
  offers: 'leveza e humor com a situação, nunca com você',
}
