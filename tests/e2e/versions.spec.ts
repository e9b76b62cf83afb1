import type { Page } from '@playwright/test'
import { cutsAfter, refuses, says, saysInTwo } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

const versionsOf = (page: Page) => page.getByRole('group', { name: 'Versões' })

/** A visible action of a message, or the one behind 'Mais'. */
async function act(page: Page, message: ReturnType<Page['locator']>, name: string) {
  await message.hover()
  await message.getByRole('button', { name: 'Mais', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Asks for another version, and waits until it has begun: until then the one before it is there, complete. */
async function tryAgain(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Tentar de outro jeito' }).click()
  const begun = page.waitForResponse((response) => response.url().endsWith('/versions'))
  await page.getByRole('menuitem', { name: reason, exact: true }).click()
  await begun
}

test.describe(`at ${width} px`, () => {
  test.beforeEach(async ({ conversation }) => {
    await conversation.setViewportSize({ width, height: 780 })
  })

  test('A reply is tried in another way, and both are one tap away on every device', async ({
    conversation,
    product,
    elsewhere,
  }) => {
    const screen = chatScreen(conversation)
    product.model.next(says('A primeira resposta.'))
    await screen.say('Oi')
    await screen.replyEnds('A primeira resposta.')
    await expect(versionsOf(conversation)).toHaveCount(0)

    const browser = await elsewhere()
    await browser.addCookies(await conversation.context().cookies())
    const other = await browser.newPage()
    await other.goto(new URL(conversation.url()).pathname)
    await chatScreen(other).replyEnds('A primeira resposta.')

    // The earlier one stays until the new one has its first word.
    let speak = () => {}
    const gate = new Promise<void>((resolve) => {
      speak = resolve
    })
    product.model.next(saysInTwo('', gate, 'A segunda.'))
    await tryAgain(conversation, 'Mais curta')
    await expect(screen.dots).toBeVisible()
    await expect(screen.lastText).toHaveText('A primeira resposta.')
    await expect(chatScreen(other).lastText).toHaveText('A primeira resposta.')
    speak()
    await screen.replyEnds('A segunda.')
    await expect(versionsOf(conversation)).toHaveText(/2 de 2/)
    await chatScreen(other).replyEnds('A segunda.')

    await conversation.getByRole('button', { name: 'Versão anterior' }).click()
    await screen.replyEnds('A primeira resposta.')
    await expect(versionsOf(conversation)).toHaveText(/1 de 2/)
    await chatScreen(other).replyEnds('A primeira resposta.')
    await other.getByRole('button', { name: 'Próxima versão' }).press('Enter')
    await screen.replyEnds('A segunda.')

    // What is shown is what the model gets.
    product.model.next(says('E a próxima.'))
    await screen.say('E agora?')
    await screen.replyEnds('E a próxima.')
    const request = product.model.requests.at(-1)
    expect(request?.body.messages.slice(1).map(({ content }) => content)).toEqual([
      'Oi',
      'A segunda.',
      'E agora?',
    ])
  })

  test('The last message is edited in the box, and a draft comes back afterwards', async ({
    conversation,
    product,
  }) => {
    const screen = chatScreen(conversation)
    product.model.next(says('Com seu irmão.'))
    await screen.say('Briguei com meu irmão')
    await screen.replyEnds('Com seu irmão.')
    await screen.box.fill('Um rascunho')
    await screen.questions.last().hover()
    await conversation.getByRole('button', { name: 'Editar mensagem' }).click()
    await expect(conversation.getByText('Editando sua mensagem')).toBeVisible()
    await expect(screen.box).toHaveValue('Briguei com meu irmão')
    await expect(screen.box).toBeFocused()
    await conversation.getByRole('button', { name: 'Cancelar edição' }).click()
    await expect(screen.box).toHaveValue('Um rascunho')

    await screen.questions.last().hover()
    await conversation.getByRole('button', { name: 'Editar mensagem' }).click()
    await expect(screen.box).toHaveValue('Briguei com meu irmão')
    product.model.next(says('Com sua irmã.'))
    await screen.say('Briguei com minha irmã')
    await screen.replyEnds('Com sua irmã.')
    await expect(screen.questions).toHaveCount(1)
    await expect(screen.questions.last()).toContainText('Briguei com minha irmã')
    await expect(screen.box).toHaveValue('Um rascunho')
    await expect(conversation.getByText('Editando sua mensagem')).toHaveCount(0)
    await expect(versionsOf(conversation)).toHaveText(/2 de 2/)
    await conversation.getByRole('button', { name: 'Versão anterior' }).click()
    await expect(screen.questions.last()).toContainText('Briguei com meu irmão')
    await screen.replyEnds('Com seu irmão.')
  })

  test('A message is deleted with its reply, and comes back', async ({ conversation, product }) => {
    const screen = chatScreen(conversation)
    product.model.next(says('Primeira.'), says('Segunda.'))
    await screen.say('Uma coisa')
    await screen.replyEnds('Primeira.')
    await screen.say('Outra coisa')
    await screen.replyEnds('Segunda.')
    await act(conversation, screen.questions.first(), 'Apagar mensagem')
    await expect(screen.questions).toHaveCount(1)
    await expect(screen.replies).toHaveCount(1)
    await screen.button('Desfazer').click()
    await expect(screen.questions).toHaveCount(2)
    await expect(screen.questions.first()).toContainText('Uma coisa')
    await act(conversation, screen.questions.first(), 'Apagar mensagem')
    await expect(screen.questions).toHaveCount(1)
    await conversation.reload()
    await screen.replyEnds('Segunda.')
    await expect(screen.questions).toHaveCount(1)
    product.model.next(says('Terceira.'))
    await screen.say('Mais uma')
    await screen.replyEnds('Terceira.')
    expect(
      product.model.requests
        .at(-1)
        ?.body.messages.slice(1)
        .map(({ content }) => content),
    ).toEqual(['Outra coisa', 'Segunda.', 'Mais uma'])
  })
})

test('A version that fails lets the one before it come back; one that breaks off continues', {
  tag: '@long',
}, async ({ conversation, product }) => {
  const screen = chatScreen(conversation)
  product.model.next(says('A primeira resposta.'))
  await screen.say('Oi')
  await screen.replyEnds('A primeira resposta.')
  product.model.next(refuses(400))
  await tryAgain(conversation, 'Não foi isso')
  await screen.replyEnds('A primeira resposta.')
  await expect(versionsOf(conversation)).toHaveCount(0)

  product.model.next(cutsAfter('Um começo.'))
  await tryAgain(conversation, 'Só tente de novo')
  await expect(screen.button('Continuar de onde parou')).toBeVisible()
  await expect(versionsOf(conversation)).toHaveText(/2 de 2/)
  await conversation.getByRole('button', { name: 'Versão anterior' }).click()
  await screen.replyEnds('A primeira resposta.')
})

test('While the protocol answers nothing of it is offered', { tag: '@long' }, async ({ conversation }) => {
  const screen = chatScreen(conversation)
  await screen.say('Eu quero me matar hoje')
  await expect(conversation.getByTestId('cartao-crise')).toBeVisible()
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await screen.questions.last().hover()
  await expect(conversation.getByRole('button', { name: 'Mais', exact: true })).toBeVisible()
  await expect(conversation.getByRole('button', { name: 'Tentar de outro jeito' })).toHaveCount(0)
  await expect(conversation.getByRole('button', { name: 'Editar mensagem' })).toHaveCount(0)
})

test('Without a connection the person is told, and edited words stay', async ({ conversation, product }) => {
  const screen = chatScreen(conversation)
  product.model.next(says('Olá.'))
  await screen.say('Oi')
  await screen.replyEnds('Olá.')
  await screen.questions.last().hover()
  await conversation.getByRole('button', { name: 'Editar mensagem' }).click()
  await expect(conversation.getByText('Editando sua mensagem')).toBeVisible()
  await screen.box.fill('Oi, de novo')
  await conversation.context().setOffline(true)
  await screen.box.press('Enter')
  await expect(conversation.getByText('Isso precisa de conexão.')).toBeVisible()
  await expect(screen.box).toHaveValue('Oi, de novo')
  await conversation.context().setOffline(false)
  product.model.next(says('Oi de novo.'))
  await screen.box.press('Enter')
  await screen.replyEnds('Oi de novo.')
})

test('A long press opens the same actions as the row', { tag: '@long' }, async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  product.model.next(says('Olá.'))
  await screen.say('Oi')
  await screen.replyEnds('Olá.')
  await screen.questions.last().dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect(conversation.getByRole('menuitem')).toHaveText([
    'Editar mensagem',
    'Guardar no caderno',
    'Apagar mensagem',
    'Selecionar o texto',
  ])
  await conversation.keyboard.press('Escape')
  await screen.lastText.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await conversation.getByRole('menuitem', { name: 'Tentar de outro jeito' }).click()
  await expect(conversation.getByRole('menuitem', { name: 'Me senti julgado(a)' })).toBeVisible()
})
