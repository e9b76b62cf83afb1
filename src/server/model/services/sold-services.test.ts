import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { type Behaviour, startModelServer } from '#tests/support/model/model-server.ts'
import { actsLike, SOLD_SERVICES } from '#tests/support/model/sold-service.ts'

const service = await startModelServer()
afterAll(service.close)
beforeEach(() => void service.requests.splice(0))

const SIX_WORDS = 'Estou aqui com você. Respire fundo.'
/** A conversation that begins with a reply, and in which the person speaks twice. */
const UNEVEN = {
  ...PROMPT,
  history: [
    { role: 'assistant' as const, content: 'Olá' },
    { role: 'user' as const, content: 'Oi' },
  ],
}

describe.each(Object.entries(SOLD_SERVICES))('%s', (_, sold) => {
  const acting = (text: string): Behaviour => actsLike(sold, text)

  test('answers, and from then on is asked in the form that it takes', async () => {
    const { model, logged } = remoteModelAt(service.url)
    service.always(acting(SIX_WORDS))
    for (const turn of [1, 2]) {
      service.requests.splice(0)
      const heard = collectReply(model.reply(UNEVEN))
      expect(await heard.end).toEqual({ type: 'whole' })
      expect(heard.text()).toBe(SIX_WORDS)
      if (turn === 2) expect(service.requests).toHaveLength(1)
      expect(service.requests.length).toBeLessThanOrEqual(5)
    }
    expect(logged.filter((line) => line.includes('another form')).length).toBeLessThanOrEqual(1)
  })

  test('goes on with a reply that was cut', async () => {
    const { model } = remoteModelAt(service.url)
    service.always(acting(' não está só.'))
    const heard = collectReply(model.reply({ ...UNEVEN, partial: 'Você' }))
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe(' não está só.')
    expect(service.requests.at(-1)?.body.messages.at(-1)?.role).toBe('user')
  })

  test('gives a second opinion', async () => {
    const { model } = remoteModelAt(service.url)
    service.always(acting('{"nivel":"risco"}'))
    const opinion = await model.opinion?.([{ role: 'user', content: 'Oi' }], AbortSignal.timeout(60_000))
    expect(opinion).toBe('risco')
  })
})
