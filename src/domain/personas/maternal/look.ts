import type { PersonaLook } from '../persona.ts'

export const maternalLook: PersonaLook = {
  key: 'maternal',
  displayName: 'Maternal Brasileira',
  emoji: '☕',
  introduction:
    'Senta aqui, meu bem, que o café acabou de passar: me conta desde o começo e não precisa se fazer de forte comigo.',
  offers: 'colo, prosa de cozinha e cuidado com o básico',
}
