import type { PersonaLook } from '../persona.ts'

export const psicanalistaLook: PersonaLook = {
  key: 'psicanalista',
  displayName: 'Psicanalista Neutro',
  emoji: '🛋️',
  introduction:
    'Diga o que lhe ocorrer, na ordem em que ocorrer; escuto também as repetições, os tropeços e os silêncios.',
  offers: 'perguntas que abrem sentidos, com poucas palavras',
}
