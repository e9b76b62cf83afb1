import { says, saysInTwo } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'

// As everybody sees replies who does not ask for less motion.
test.use({ moving: true })

test('What is written without a connection waits, and goes out by itself', async ({
  conversation,
  context,
  product,
}) => {
  const screen = chatScreen(conversation)
  await context.setOffline(true)
  await screen.say('Escrevi sem sinal')
  await expect(screen.questions.last()).toHaveAttribute('data-status', 'enviando')
  await expect(conversation.getByText('será enviada quando a conexão voltar')).toBeVisible()
  product.model.next(says('Chegou.'))
  await context.setOffline(false)
  await expect(screen.questions.last()).toHaveAttribute('data-status', 'enviada')
  await screen.replyEnds('Chegou.')
  await expect(screen.questions).toHaveCount(1)
})

test('What is written while not even the conversation could be loaded is seen, survives a reload, and goes out by itself', async ({
  conversation,
  context,
  product,
}) => {
  const screen = chatScreen(conversation)
  await screen.say('Antes de tudo')
  await screen.replyEnds(/O que mais pesa/)
  await context.route('**/api/conversations**', (route) => route.abort())
  await context.route('**/api/events?*', (route) => route.abort())
  await conversation.reload()
  await expect(conversation.getByText('Não conseguimos carregar as mensagens')).toBeVisible()
  await screen.say('Ninguém me ouve?')
  await expect(conversation.getByText('Ninguém me ouve?')).toBeInViewport()
  await conversation.reload()
  await expect(conversation.getByText('Ninguém me ouve?')).toBeInViewport()
  await expect(conversation.getByText('será enviada quando a conexão voltar')).toBeInViewport()
  product.model.next(says('Eu ouço.'))
  await context.unrouteAll()
  await screen.replyEnds('Eu ouço.')
  await expect(screen.questions).toHaveText([/Antes de tudo/, /Ninguém me ouve/])
})

test('A reload in the middle of a reply shows everything so far and continues', async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  const parts = Array.from({ length: 14 }, (_, index) => `Esta é a parte${index}.`).join(' ')
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
  product.model.next(saysInTwo(`${parts} `, gate, 'E este é o fim.'))
  await screen.say('Conta')
  await expect(screen.lastText).toContainText('parte10')
  await conversation.reload()
  await expect(screen.lastText).toContainText('parte10')
  goOn()
  await screen.replyEnds(`${parts} E este é o fim.`)
  await expect(screen.replies).toHaveCount(1)
})

test('A draft stays with its conversation', async ({ chat }) => {
  const screen = chatScreen(chat)
  await screen.newConversation()
  await screen.box.fill('ainda não sei se mando')
  await screen.newConversation()
  await expect(screen.box).toHaveValue('')
  await chat.goBack()
  await expect(screen.box).toHaveValue('ainda não sei se mando')
  await chat.reload()
  await expect(screen.box).toHaveValue('ainda não sei se mando')
})

test('Code that fails to load costs one reload, then the page continues without it', async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  // A reply is there that needs code of its own.
  product.model.next(says('**Olá**.'))
  await screen.say('Oi')
  await screen.replyEnds('Olá.')
  await screen.box.fill('ainda escrevo')
  await conversation.route(/\/(markdown|shortcuts-dialog)-[\w-]+\.js/, (route) => route.abort())
  let loaded = 0
  conversation.on('load', () => {
    loaded += 1
  })
  await conversation.reload()
  await expect.poll(() => loaded).toBe(2)
  await expect(screen.box).toHaveValue('ainda escrevo')
  await screen.box.press('Enter')
  await screen.replyEnds(/O que mais pesa/)
  product.model.next(says('**Estou aqui**, com você.'))
  await screen.say('Oi')
  await screen.replyEnds('Estou aqui, com você.')
  await conversation.keyboard.press('Control+/')
  await screen.say('Ainda dá?')
  await screen.replyEnds(/O que mais pesa/)
  expect(loaded).toBe(2)
})

test('A page that could not ask who is signed in asks again until the server answers', {
  tag: '@long',
}, async ({ chat, context }) => {
  const screen = chatScreen(chat)
  await expect(screen.box).toBeVisible()
  await context.route('**/api/account/session', (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  )
  await chat.reload()
  await expect(chat.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await context.unrouteAll()
  await expect(screen.box).toBeVisible()
})

test.describe('with an error on the console', () => {
  test.use({ watch: false })

  test('A page whose code failed to load opens by itself once it can be loaded', { tag: '@long' }, async ({
    chat,
  }) => {
    const screen = chatScreen(chat)
    await screen.box.fill('um rascunho')
    await chat.route(/account-screen-[\w-]+\.js/, (route) => route.abort())
    await chat.getByRole('link', { name: 'Sua conta' }).click()
    await expect(chat.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
    await chat.unrouteAll()
    await expect(chat.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
    await chat.goBack()
    await expect(screen.box).toHaveValue('um rascunho')
  })
})
