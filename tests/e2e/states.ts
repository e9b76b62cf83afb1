import type { ChatMessage } from '#domain/chat/conversation.ts'
import { cutsAfter, refuses, says, speaksOnAfter } from '#tests/support/model/model-server.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { deviceOf } from './device.ts'
import type { Product } from './product.ts'

/** A reply with everything in it that a letter can have. */
export const LETTER = `Que bom que você trouxe isso. **Dias assim *pesam* muito**, e ~~não~~ faz sentido esperar que passem sozinhos.

## Três coisas pequenas

1. Respirar com \`calma\` por um minuto
2. **Beber água**: um copo, devagar
3. [Andar](https://exemplo.org) até a janela

> Você não precisa *resolver* tudo hoje.

- [x] chegar até aqui
- [ ] descansar

| quando | o quê |
|--------|-------|
| hoje   | pausa |
| amanhã | um passo de cada vez, sem pressa de chegar |

O que mais pesa agora?`

/** Words that the safety layer reads as each of its levels. */
export const WORDS_OF_LEVEL = {
  atencao: 'às vezes eu queria não acordar mais',
  risco: 'tô pensando em me matar',
  emergencia: 'já separei os remédios e vou tomar tudo hoje à noite pra morrer',
  violencia: 'eu vou matar meu vizinho, já peguei a faca',
  vitima: 'meu marido me bateu de novo ontem',
} as const

const PIECE = 'Estou aqui com você, e podemos ir devagar. Uma coisa de cada vez já é bastante para hoje.'

const hasText = ({ content }: ChatMessage) => content !== ''

/** A conversation with one reply in which everything is that a letter can have. */
export async function seedLetter(product: Product, person: SeededPerson): Promise<string> {
  const words = 'Hoje foi um dia difícil. Cheguei em casa e só queria que alguém me ouvisse.'
  return (await deviceOf(product, person).talk('acolhedora', words, says(LETTER))).id
}

/** A conversation of each level of danger, by the name of the level. */
export async function seedLevels(product: Product, person: SeededPerson): Promise<Record<string, string>> {
  const levels: Record<string, string> = {}
  for (const [level, words] of Object.entries(WORDS_OF_LEVEL))
    levels[level] = (await deviceOf(product, person).talk('companheiro', words, null)).id
  return levels
}

/**
 * Conversations of one person in every state that the chat can be in, by the name of the state. The one that is being
 * written comes first: a reply may only last for so long.
 */
export async function seedStates(product: Product, person: SeededPerson) {
  const { begin, talk, pause } = deviceOf(product, person)
  const vazia = await begin('direta')
  const completa = await seedLetter(product, person)
  const interrompida = await talk('psicanalista', 'Quero entender um sentimento', cutsAfter(PIECE))
  const erro = await talk('maternal', 'Só preciso desabafar', refuses(400))
  const pausada = await talk('debochada', 'Me conta alguma coisa boa', speaksOnAfter(PIECE), hasText)
  await pause(pausada.id, pausada.reply, 40)
  const levels = await seedLevels(product, person)
  const escrevendo = await talk('companheiro', 'Você está aí?', speaksOnAfter(PIECE), hasText)
  return {
    escrevendo: escrevendo.id,
    vazia,
    completa,
    interrompida: interrompida.id,
    erro: erro.id,
    pausada: pausada.id,
    ...levels,
  }
}
