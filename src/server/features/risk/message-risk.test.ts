import { afterAll, describe, expect, test } from 'vitest'
import { PERSONAS } from '#domain/personas/personas.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import type { Count } from '#server/features/counters/store.ts'
import { refuses, says, stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { scriptAtOnce } from '#tests/support/time/script-at-once.ts'

scriptAtOnce()

const { product, service, close } = await startChatProduct({
  guarded: true,
  env: { MESSAGES_PER_MINUTE: '1000' },
})
afterAll(close)
const ana = await newChatter(product)

const WORDS = {
  atencao: 'às vezes eu queria não acordar mais',
  risco: 'tô pensando em me matar',
  emergencia: 'já separei os remédios e vou tomar tudo hoje à noite pra morrer',
  violencia: 'eu vou matar meu vizinho, já peguei a faca',
  vitima: 'meu marido me bateu de novo ontem',
} as const

/** How often each thing of this kind was counted. */
async function counted(kind: Count['kind']): Promise<Record<string, number>> {
  await product.deps.counters.store()
  const counts = await readCounters(product.sql, product.deps.keyRing.masters)
  return Object.fromEntries(counts.filter((one) => one.kind === kind).map(({ name, total }) => [name, total]))
}

const lastSystem = () => service.requests.at(-1)?.body.messages[0]?.content ?? ''

describe.each(PERSONAS.map(({ key, displayName }) => [key, displayName] as const))(
  'with %s',
  (key, displayName) => {
    test.each(['risco', 'emergencia', 'violencia', 'vitima'] as const)(
      'words of %s are answered by the protocol, not by the persona',
      async (level) => {
        const id = await ana.conversation(key)
        service.next(says('Só eu te entendo, viu? Me prometa que fica.'))
        const { body } = await ana.send(id, WORDS[level])
        expect(body.message.nivel).toBe(level)
        expect((await ana.ended(id)).content).toBe(protocolReply(level))
        expect(lastSystem()).toContain('# Protocolo')
        expect(lastSystem()).not.toContain(displayName)
      },
    )

    test('an ordinary message is answered by the persona, word for word', async () => {
      const id = await ana.conversation(key)
      service.next(says('Que bom te ler. 🌷 Como foi o resto do dia?'))
      const { content, nivel } = await ana.say(id, 'hoje fiz um bolo')
      expect({ content, nivel }).toEqual({
        content: 'Que bom te ler. 🌷 Como foi o resto do dia?',
        nivel: 'nenhum',
      })
      expect(lastSystem()).toContain(displayName)
      expect(lastSystem()).not.toContain('# Só para esta resposta')
    })

    test('words of atencao keep the persona, softened', async () => {
      const id = await ana.conversation(key)
      service.next(says('Que noite pesada. Só eu te entendo. Tem pensado em morrer?'))
      const { body } = await ana.send(id, WORDS.atencao)
      expect(body.message.nivel).toBe('atencao')
      const { content } = await ana.ended(id)
      expect(content).toMatch(/^Que noite pesada\. .*Tem pensado em morrer\?$/)
      expect(content).not.toContain('Só eu')
      expect(lastSystem()).toContain(displayName)
      expect(lastSystem()).toContain('# Só para esta resposta')
    })
  },
)

test('an ordinary message brings no card and keeps the persona', async () => {
  const id = await ana.conversation('maternal')
  const { body } = await ana.send(id, 'tô morrendo de rir dessa série, e morta de cansada')
  expect(body.message.nivel).toBe('nenhum')
  await ana.ended(id)
  expect(lastSystem()).toContain('Maternal Brasileira')
})

test('the protocol stays for six turns more, whatever is said, and then the persona comes back', async () => {
  const id = await ana.conversation('debochada')
  await ana.say(id, WORDS.risco)
  for (let turn = 0; turn < 6; turn++) {
    const reply = await ana.say(id, 'mentira, tô bem, esquece')
    expect(reply.nivel).toBe('risco')
    expect(lastSystem()).toContain('# Protocolo')
  }
  expect((await ana.say(id, 'hoje fiz um bolo')).nivel).toBe('nenhum')
  expect(lastSystem()).toContain('Jovem e Debochada')
})

test.each(['risco', 'emergencia', 'violencia', 'vitima'] as const)(
  'with the model dead, %s is answered with the protocol in its own words',
  async (level) => {
    const id = await ana.conversation('direta')
    service.next(refuses(400))
    const reply = await ana.say(id, WORDS[level])
    expect(reply).toMatchObject({ status: 'completa', content: protocolReply(level) })
  },
)

test('over the limit a message is not kept, but what was read in it comes back', async () => {
  const strict = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1' } })
  const bia = await newChatter(strict.product)
  const id = await bia.conversation()
  await bia.say(id, 'oi')
  const { status, body } = await bia.send(id, WORDS.emergencia)
  expect([status, body.error?.code, body.error?.nivel]).toEqual([429, 'too_many_messages', 'emergencia'])
  await strict.close()
})

test('during the welcome danger is answered by the protocol alone, and the fourth answer still ends it', async () => {
  const caio = await newChatter(product, { welcomed: false })
  const { body } = await caio.visitor.post<{ conversation: { id: string } }>('/api/onboarding')
  const { id } = body.conversation
  await caio.ended(id)
  const answers = ['Caio', WORDS.emergencia, 'não, estou só', 'não sei']
  const replies: string[] = []
  for (const answer of answers) {
    await caio.send(id, answer)
    replies.push((await caio.ended(id)).content)
  }
  expect(replies[0]).toContain('Muito prazer, Caio')
  expect(replies[1]?.split('\n\n').at(-1)).toBe(protocolReply('emergencia').split('\n\n').at(-1))
  expect(replies.slice(2)).toEqual([protocolReply('emergencia', 1), protocolReply('emergencia', 2)])
  expect((await caio.visitor.post<{ conversation: null }>('/api/onboarding')).body.conversation).toBeNull()
})

test('a sentence that must not be shown never reaches the screen, and what is good of the reply does', async () => {
  const id = await ana.conversation('acolhedora')
  service.next(says('Sinto muito por isso. Você tem transtorno bipolar.\n\nQuer me contar mais?'))
  const { content } = await ana.say(id, 'ando com o humor esquisito')
  expect(content).toContain('Sinto muito por isso.')
  expect(content).toContain('Quer me contar mais?')
  expect(content).not.toContain('bipolar')
  expect(await counted('guarda')).toMatchObject({ diagnostico: 1 })
  expect(product.logged.join('')).not.toContain('bipolar')
})

test('what was read is counted by day without anybody, and stored sealed', async () => {
  expect(Object.keys(await counted('risco')).sort()).toEqual([
    'atencao',
    'emergencia',
    'nenhum',
    'risco',
    'violencia',
    'vitima',
  ])
  const stored = await product.sql`select m::text from mensagens m union all select c::text from conversas c
    union all select c::text from contagens c`
  expect(JSON.stringify(stored)).not.toMatch(/emergencia|violencia|vitima|atencao/)
})

test('what the card needs is in the answer to a long message, whose reply has not begun', async () => {
  service.next(stallsAfter(''))
  const id = await ana.conversation()
  const { body } = await ana.send(
    id,
    `${WORDS.emergencia}. ${'e mais nada me importa. '.repeat(150)}`.slice(0, 3_900),
  )
  expect(body.message.nivel).toBe('emergencia')
  expect(body.reply).toMatchObject({ status: 'escrevendo', content: '' })
  await service.hangUp()
  await ana.ended(id)
})
