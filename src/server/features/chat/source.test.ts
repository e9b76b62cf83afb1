import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSystemPrompt } from '#domain/prompt/build-system-prompt.ts'
import { cutsAfter, refuses, says, sends, stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { soon } from '#tests/support/time/soon.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))

const ana = await newChatter(product)
const system = (persona: Parameters<typeof buildSystemPrompt>[0]['persona']) => ({
  role: 'system',
  content: buildSystemPrompt({ persona }),
})
const user = (content: string) => ({ role: 'user', content })
const assistant = (content: string) => ({ role: 'assistant', content })

/** What the service was sent the last time, but for the system message. */
function lastTurns() {
  return service.requests.at(-1)?.body.messages.slice(1)
}

describe('the model gets', () => {
  test('the prompt with the persona, and the message; nothing more of a new conversation', async () => {
    const id = await ana.conversation('maternal')
    await ana.say(id, 'Oi')
    expect(service.requests[0]?.body).toStrictEqual({
      model: 'gpt-4-turbo-preview',
      messages: [system('maternal'), user('Oi')],
      temperature: 0.7,
      max_tokens: 1000,
      stream: true,
    })
  })

  test('the last three messages before the new one, in order', async () => {
    const id = await ana.conversation()
    for (const n of [1, 2, 3]) {
      service.next(says(`resposta ${n}`))
      await ana.say(id, `pergunta ${n}`)
    }
    await ana.say(id, 'pergunta 4')
    expect(lastTurns()).toEqual([
      assistant('resposta 2'),
      user('pergunta 3'),
      assistant('resposta 3'),
      user('pergunta 4'),
    ])
  })

  test('nothing of other conversations', async () => {
    await ana.say(await ana.conversation(), 'um segredo')
    await ana.say(await ana.conversation(), 'outra coisa')
    expect(lastTurns()).toEqual([user('outra coisa')])
  })

  test('the persona that the conversation has now, with the same thread', async () => {
    const id = await ana.conversation('direta')
    service.next(says('Vamos ao ponto.'))
    await ana.say(id, 'Oi')
    await ana.change(id, { style: 'debochada' })
    await ana.say(id, 'E agora?')
    expect(service.requests.map(({ body }) => body.messages[0])).toEqual([
      system('direta'),
      system('debochada'),
    ])
    expect(lastTurns()).toEqual([user('Oi'), assistant('Vamos ao ponto.'), user('E agora?')])
  })

  test.each([
    ['a refusal', refuses(400)],
    ['silence', sends('data: [DONE]\n\n')],
  ])('neither failed replies nor their questions: %s', async (_, failure) => {
    const id = await ana.conversation()
    service.next(says('Ouvi.'), failure, failure)
    await ana.say(id, 'primeira')
    await ana.say(id, 'sem resposta')
    await ana.say(id, 'também sem')
    await ana.say(id, 'quarta')
    expect(lastTurns()).toEqual([user('primeira'), assistant('Ouvi.'), user('quarta')])
  })

  test('history from before a long row of failures', async () => {
    const id = await ana.conversation()
    service.next(says('Ouvi.'), ...Array.from({ length: 15 }, () => refuses(400)))
    await ana.say(id, 'primeira')
    for (let turn = 0; turn < 15; turn++) await ana.say(id, `sem resposta ${turn}`)
    await ana.say(id, 'última')
    expect(lastTurns()).toEqual([user('primeira'), assistant('Ouvi.'), user('última')])
  })

  test('no scrap of an interrupted reply; its question counts', async () => {
    const id = await ana.conversation()
    service.next(cutsAfter('Eu ia'))
    await ana.say(id, 'Oi')
    await ana.say(id, 'E então?')
    expect(lastTurns()).toEqual([user('Oi'), user('E então?')])
  })

  test('a reply that was ended there, exactly as it was shown', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Eu ia dizer uma coisa'))
    await ana.send(id, 'Oi')
    const { body } = await ana.pause(await ana.saidSoFar(id, 'Eu ia dizer uma coisa'), 11)
    await ana.endHere(body.reply, 11)
    await ana.say(id, 'Pode parar')
    expect(lastTurns()).toEqual([user('Oi'), assistant('Eu ia dizer'), user('Pode parar')])
  })

  test('no reply that was ended before anything was shown', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Eu ia dizer'))
    await ana.send(id, 'Oi')
    const { body } = await ana.pause(await ana.saidSoFar(id, 'Eu'), 0)
    await ana.endHere(body.reply, 0)
    await ana.say(id, 'Outra coisa')
    expect(lastTurns()).toEqual([user('Oi'), user('Outra coisa')])
  })

  test('on a retry exactly what it got the first time', async () => {
    const id = await ana.conversation()
    service.next(says('Ouvi.'), refuses(400))
    await ana.say(id, 'primeira')
    const failed = await ana.say(id, 'segunda')
    await ana.steer(failed, 'retry')
    await ana.ended(id)
    expect(service.requests[2]?.body).toEqual(service.requests[1]?.body)
  })

  test('the history of that place, when an older reply is finished later', async () => {
    const id = await ana.conversation()
    service.next(says('Um.'), cutsAfter('Eu ia'), says('Três.'))
    await ana.say(id, 'primeira')
    const cut = await ana.say(id, 'segunda')
    await ana.say(id, 'terceira')
    service.next(says(' dizer.'))
    await ana.steer(cut, 'continue')
    await soon(async () => (await ana.messages(id))[3]?.status).toBe('completa')
    expect(lastTurns()?.slice(0, 4)).toEqual([
      user('primeira'),
      assistant('Um.'),
      user('segunda'),
      assistant('Eu ia'),
    ])
    expect((await ana.messages(id)).map(({ content }) => content)).toEqual([
      'primeira',
      'Um.',
      'segunda',
      'Eu ia dizer.',
      'terceira',
      'Três.',
    ])
  })
})
