import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatMessage, MessagePage, SendAnswer } from '#domain/api/chat.ts'
import { cutsAfter, refuses, says, stallsAfter } from '#tests/support/model-server.ts'
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

/** Conversations of one person in every state that the chat can be in, by the name of the state. */
export async function seedStates({ url, model }: Product, { cookie }: { cookie: string }) {
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/api/conversations${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }

  async function conversation(style = 'acolhedora'): Promise<string> {
    const id = randomUUID()
    await ask('POST', '', { id, style })
    return id
  }

  async function replyThat(isThere: (reply: ChatMessage) => boolean, id: string): Promise<ChatMessage> {
    for (let turn = 0; turn < 200; turn += 1) {
      const { messages } = await ask<MessagePage>('GET', `/${id}/messages`)
      const reply = messages.at(-1)
      if (reply && isThere(reply)) return reply
      await wait(50)
    }
    throw new Error('the reply never got there')
  }

  const say = (id: string, content: string) =>
    ask<SendAnswer>('POST', `/${id}/messages`, { id: randomUUID(), content })
  const settled = ({ status }: ChatMessage) => status !== 'escrevendo'
  const hasText = ({ content }: ChatMessage) => content !== ''

  const vazia = await conversation('direta')

  const completa = await conversation()
  model.next(says(LETTER))
  await say(completa, 'Hoje foi um dia difícil. Cheguei em casa e só queria que alguém me ouvisse.')
  await replyThat(settled, completa)

  const interrompida = await conversation('psicanalista')
  model.next(cutsAfter(PIECE))
  await say(interrompida, 'Quero entender um sentimento')
  await replyThat(settled, interrompida)

  const erro = await conversation('maternal')
  model.next(refuses(400))
  await say(erro, 'Só preciso desabafar')
  await replyThat(settled, erro)

  const pausada = await conversation('debochada')
  model.next(stallsAfter(PIECE))
  await say(pausada, 'Me conta alguma coisa boa')
  const { id: replyId } = await replyThat(hasText, pausada)
  await ask('POST', `/${pausada}/replies/${replyId}/pause`, { shown: 40 })

  const levels: Record<string, string> = {}
  for (const [level, words] of Object.entries(WORDS_OF_LEVEL)) {
    const id = await conversation('companheiro')
    await say(id, words)
    await replyThat(settled, id)
    levels[level] = id
  }

  const escrevendo = await conversation('companheiro')
  model.next(stallsAfter(PIECE))
  await say(escrevendo, 'Você está aí?')
  await replyThat(hasText, escrevendo)

  return { vazia, completa, interrompida, erro, pausada, escrevendo, ...levels }
}
