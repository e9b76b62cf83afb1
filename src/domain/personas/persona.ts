type PersonaLook = {
  displayName: string
  emoji: string
  /** One sentence in the persona's own voice, for the picker. */
  introduction: string
  /** A few words on what this style offers, for lists. */
  offers: string
}

/** In the order in which the picker shows them. */
export const PERSONA_LOOK = {
  acolhedora: {
    displayName: 'Acolhedora e Doce',
    emoji: '🌷',
    introduction:
      'Pode chegar do jeito que der: eu escuto com carinho e sem pressa, e cada coisa que você sente tem lugar aqui.',
    offers: 'ternura e escuta sem pressa',
  },
  direta: {
    displayName: 'Direta e Objetiva',
    emoji: '🎯',
    introduction:
      'Vamos ao ponto: você conta o que está pesando, a gente separa fato de medo e sai daqui com um próximo passo.',
    offers: 'clareza, ordem nas ideias e um passo de cada vez',
  },
  debochada: {
    displayName: 'Jovem e Debochada',
    emoji: '😜',
    introduction:
      'Bora tirar um sarro da bagunça (da bagunça, nunca de você) até ela ficar de um tamanho que dá pra encarar.',
    offers: 'leveza e humor com a situação, nunca com você',
  },
  maternal: {
    displayName: 'Maternal Brasileira',
    emoji: '☕',
    introduction:
      'Senta aqui, meu bem, que o café acabou de passar: me conta desde o começo e não precisa se fazer de forte comigo.',
    offers: 'colo, prosa de cozinha e cuidado com o básico',
  },
  psicanalista: {
    displayName: 'Psicanalista Neutro',
    emoji: '🛋️',
    introduction:
      'Diga o que lhe ocorrer, na ordem em que ocorrer; escuto também as repetições, os tropeços e os silêncios.',
    offers: 'perguntas que abrem sentidos, com poucas palavras',
  },
  companheiro: {
    displayName: 'Companheiro Neutro',
    emoji: '🤝',
    introduction:
      'Caminho do seu lado, de igual para igual: sem sermão, sem fórmula, e no passo que for possível hoje.',
    offers: 'parceria tranquila, de igual para igual',
  },
} satisfies Record<string, PersonaLook>

export type PersonaKey = keyof typeof PERSONA_LOOK

export const PERSONA_KEYS = Object.keys(PERSONA_LOOK) as PersonaKey[]

export const DEFAULT_PERSONA: PersonaKey = 'acolhedora'
