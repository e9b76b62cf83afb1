import { PERSONA_KEYS, type Persona, type PersonaKey } from './persona.ts'

/** A persona as it is shown: all but what is said to the model, which no screen shows. */
export type PersonaLook = Omit<Persona, 'styleInstruction'>

const LOOKS: Readonly<Record<PersonaKey, Omit<PersonaLook, 'key'>>> = {
  acolhedora: {
    displayName: 'Acolhedora e Doce',
    emoji: '🌷',
    hue: 345,
    introduction:
      'Pode chegar do jeito que der: eu escuto com carinho e sem pressa, e cada coisa que você sente tem lugar aqui.',
    offers: 'ternura e escuta sem pressa',
  },
  direta: {
    displayName: 'Direta e Objetiva',
    emoji: '🎯',
    hue: 210,
    introduction:
      'Vamos ao ponto: você conta o que está pesando, a gente separa fato de medo e sai daqui com um próximo passo.',
    offers: 'clareza, ordem nas ideias e um passo de cada vez',
  },
  debochada: {
    displayName: 'Jovem e Debochada',
    emoji: '😜',
    hue: 45,
    introduction:
      'Bora tirar um sarro da bagunça (da bagunça, nunca de você) até ela ficar de um tamanho que dá pra encarar.',
    offers: 'leveza e humor com a situação, nunca com você',
  },
  maternal: {
    displayName: 'Maternal Brasileira',
    emoji: '☕',
    hue: 18,
    introduction:
      'Senta aqui, meu bem, que o café acabou de passar: me conta desde o começo e não precisa se fazer de forte comigo.',
    offers: 'colo, prosa de cozinha e cuidado com o básico',
  },
  psicanalista: {
    displayName: 'Psicanalista Neutro',
    emoji: '🛋️',
    hue: 255,
    introduction:
      'Diga o que lhe ocorrer, na ordem em que ocorrer; escuto também as repetições, os tropeços e os silêncios.',
    offers: 'perguntas que abrem sentidos, com poucas palavras',
  },
  companheiro: {
    displayName: 'Companheiro Neutro',
    emoji: '🤝',
    hue: 155,
    introduction:
      'Caminho do seu lado, de igual para igual: sem sermão, sem fórmula, e no passo que for possível hoje.',
    offers: 'parceria tranquila, de igual para igual',
  },
}

export const PERSONA_LOOK: Readonly<Record<PersonaKey, PersonaLook>> = {
  acolhedora: { key: 'acolhedora', ...LOOKS.acolhedora },
  direta: { key: 'direta', ...LOOKS.direta },
  debochada: { key: 'debochada', ...LOOKS.debochada },
  maternal: { key: 'maternal', ...LOOKS.maternal },
  psicanalista: { key: 'psicanalista', ...LOOKS.psicanalista },
  companheiro: { key: 'companheiro', ...LOOKS.companheiro },
}

/** The six, in order. */
export const PERSONA_LOOKS: readonly PersonaLook[] = PERSONA_KEYS.map((key) => PERSONA_LOOK[key])
