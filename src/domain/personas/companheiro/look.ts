import type { PersonaLook } from '../persona.ts'

export const companheiroLook: PersonaLook = {
  key: 'companheiro',
  displayName: 'Companheiro Neutro',
  emoji: '🤝',
  introduction:
    'Caminho do seu lado, de igual para igual: sem sermão, sem fórmula, e no passo que for possível hoje.',
  offers: 'parceria tranquila, de igual para igual',
}
