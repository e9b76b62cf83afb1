import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { type Behaviour, chunk, says, sends } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

const asShown = (text: string) => text.replaceAll('**', '').replaceAll('\n\n', '')
const filter: Behaviour = (response) => {
  response.writeHead(400, { 'Content-Type': 'application/json' })
  response.end('{"error":{"message":"x","code":"content_filter"}}')
}
const refusal = sends(chunk(null, { delta: { refusal: 'no' } }), chunk(null, { finish_reason: 'stop' }))
const cutOff = sends(
  chunk('Eu leio você. Isso que dói tem'),
  chunk(null, { finish_reason: 'content_filter' }),
)

test('Pain that a service declines to talk about is answered, and the conversation continues', {
  tag: '@long',
}, async ({ conversation, product }) => {
  await conversation.setViewportSize({ width, height: 780 })
  const screen = chatScreen(conversation)
  for (const [behaviour, said] of [
    [filter, PERSONA_BY_KEY.acolhedora.declined],
    [refusal, PERSONA_BY_KEY.acolhedora.declined],
    [cutOff, `Eu leio você.${PERSONA_BY_KEY.acolhedora.declined}`],
  ] as const) {
    product.model.next(behaviour)
    await screen.say('hoje está doendo muito')
    await screen.showAll(screen.lastReply)
    await screen.replyEnds(asShown(said))
    await expect(conversation.getByRole('alert')).toHaveCount(0)
    await expect(screen.button('Tentar novamente')).toHaveCount(0)
  }
  product.model.next(says('Sigo aqui.'))
  await screen.say('e agora?')
  await screen.replyEnds('Sigo aqui.')
  const overflow = await conversation.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('Danger that a service declines to talk about is answered by the protocol', async ({
  conversation,
  product,
}) => {
  await conversation.setViewportSize({ width, height: 780 })
  const screen = chatScreen(conversation)
  product.model.next(filter)
  await screen.say('tô pensando em me matar')
  await expect(conversation.getByTestId('cartao-crise')).toBeVisible()
  await screen.showAll(screen.lastReply)
  await screen.replyEnds(asShown(protocolReply('risco')))
})
