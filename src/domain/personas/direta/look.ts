import type { PersonaLook } from '../persona.ts'

export const diretaLook: PersonaLook = {
  key: 'direta',
  displayName: 'Direta e Objetiva',
  emoji: '🎯',
  introduction:
    'Vamos ao ponto: você conta o que está pesando, a gente separa fato de medo e sai daqui com um próximo passo.',
  offers: 'clareza, ordem nas ideias e um passo de cada vez',
}
