import type { PersonaLook } from '../persona.ts'

export const acolhedoraLook: PersonaLook = {
  key: 'acolhedora',
  displayName: 'Acolhedora e Doce',
  emoji: '🌷',
  introduction:
    'Pode chegar do jeito que der: eu escuto com carinho e sem pressa, e cada coisa que você sente tem lugar aqui.',
  offers: 'ternura e escuta sem pressa',
}
