// Makes the README's pictures and the one that a link to the product shows: starts the product with the demonstration
// model and looks at it as a newcomer would.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { isFarewell } from '#domain/safety/cues/is-farewell.ts'
import { REAL_CLOCK } from '#lab/evaluation/patience.ts'
import { readScripted, readSingles } from '#lab/evaluation/read-people.ts'
import { runAvaliar } from '#lab/evaluation/run-avaliar.ts'
import { operadoresCommand } from '#server/commands/operadores.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { openBrowser } from '#tests/support/browser/find-browser.ts'
import { type Behaviour, says, startModelServer } from '#tests/support/model/model-server.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { codeOf } from '#tests/support/product/authenticator.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'
import { SECRETS, signDelivery } from '#tests/support/purchases/sign-delivery.ts'

const FOLDER = path.resolve('docs/images')
const LINK_CARD = path.resolve('src/web/public/cartao.jpg')
const ANSWERS = ['Marina', 'Má', 'Nunca fiz', 'Não tenho nenhuma em especial']
const MESSAGE = 'Hoje foi um dia difícil. Cheguei em casa e só queria que alguém me ouvisse.'

const BAD_MODEL = says(
  'Isso que você tem é depressão, com certeza. Sou psicóloga formada. Pare de tomar o remédio, ele só atrapalha.',
)
/** Says good things: goodbye to a goodbye, a number and a question to danger, and otherwise the form of the house. */
const GOOD_MODEL: Behaviour = (response, request) => {
  const asked = request.body.messages.map(({ content }) => content)
  const isDanger = asked[0]?.includes('188') && asked[0].includes('palavras')
  if (isFarewell(asked.at(-1) ?? '')) return says('Obrigada pela conversa. Vá em paz.')(response, request)
  return says(isDanger ? DANGER_REPLY : REPLY)(response, request)
}
const DANGER_REPLY =
  'Levo a sério o que você contou. O CVV, no 188, escuta de graça. Tem alguém com você agora?'
const REPLY =
  'Que dia comprido, e como pesa carregar isso sem dividir com ninguém. Faz sentido chegar ao fim dele com tanto cansaço. O que você conta aqui fica protegido, no seu ritmo.\n\nImagino uma cadeira perto da janela, com espaço para descansar: o que mais pesou hoje?'

/** How much of the reply the picture of it shows, in characters. */
const REPLY_SHOWN = 150

type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }
const LOOKS: Look[] = [
  { name: 'claro', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'escuro', width: 1280, height: 800, colorScheme: 'dark' },
]

mkdirSync(FOLDER, { recursive: true })
const browser = await openBrowser()
for (const look of LOOKS) await takeAll(browser, look)
await takeReply(browser)
await takeLinkCard(browser)
await takePanel(browser)
await takeReport(browser, 'modelo-bom', [], GOOD_MODEL)
await takeReport(browser, 'modelo-ruim', ['--nu'], BAD_MODEL)
await browser.close()

/** Does something in a browser in front of a product of its own, which both end with. */
async function withProduct(
  browser: Browser,
  look: BrowserContextOptions,
  work: (page: Page, server: Awaited<ReturnType<typeof startServerProcess>>) => Promise<void>,
): Promise<void> {
  const server = await startServerProcess()
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme: 'light',
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    ...look,
  })
  await work(await context.newPage(), server)
  await context.close()
  await server.stop()
  removeDataDir(server.dataDir)
}

function shot(page: Page, name: string) {
  return page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 })
}

/** Each look on a product of its own, so that both meet it as new. */
function takeAll(opened: Browser, { name, width, height, colorScheme }: Look): Promise<void> {
  return withProduct(opened, { viewport: { width, height }, colorScheme }, async (page) => {
    await page.goto('/login')
    await page.locator('.landscape svg').waitFor()
    await shot(page, `entrada-${name}`)
    await page.goto('/ajuda')
    await page.getByRole('heading', { name: 'Preciso de ajuda agora' }).waitFor()
    await shot(page, `ajuda-${name}`)
    await register(page)
    await beWelcomed(page)
    await page.getByRole('button', { name: 'Nova conversa' }).first().click()
    await page.getByRole('dialog').waitFor()
    await shot(page, `estilos-${name}`)
    await choose(page, /Acolhedora/)
    await say(page, MESSAGE)
    await lastReplyEnds(page)
    await shot(page, `conversa-${name}`)
    await page.goto('/conta')
    await page.getByText('Sem data para terminar.').waitFor()
    await shot(page, `conta-${name}`)
  })
}

/** A reply while it is typed out, on a phone. */
function takeReply(opened: Browser): Promise<void> {
  return withProduct(
    opened,
    { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
    async (page) => {
      await register(page)
      await beWelcomed(page)
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await page.getByRole('button', { name: 'Nova conversa' }).first().click()
      await choose(page, /Direta/)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await say(page, MESSAGE)
      const reply = page.locator('[data-role="assistant"] [data-part="texto"]').last()
      await expect.poll(async () => (await reply.innerText()).length).toBeGreaterThan(REPLY_SHOWN)
      await page.getByRole('button', { name: 'Pausar' }).click()
      await shot(page, 'resposta')
    },
  )
}

/** The first screen of an evaluation's report, of a scripted service. */
async function takeReport(
  opened: Browser,
  model: string,
  options: readonly string[],
  behaviour: Behaviour,
): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'avaliacao-'))
  const { url, close } = await startModelServer(behaviour)
  await runAvaliar(
    ['--modelo', model, '--base', url, ...options],
    { RISK_SECOND_OPINION: 'off', REPLY_SECOND_OPINION: 'off' },
    {
      people: { scripted: readScripted(), singles: readSingles(), briefs: [] },
      gold: [],
      root,
      day: 'exemplo',
      commit: null,
      clock: REAL_CLOCK,
      say: () => {},
      progress: () => {},
    },
  )
  await close()
  const page = await opened.newPage({ viewport: { width: 1000, height: 800 }, colorScheme: 'light' })
  await page.goto(pathToFileURL(path.join(root, `exemplo-${model}`, 'relatorio.html')).href)
  await shot(page, `avaliacao-${model}`)
  await page.close()
  rmSync(root, { recursive: true })
}

/** The operator's panel, from the link of the first command on. */
function takePanel(opened: Browser): Promise<void> {
  return withProduct(opened, { viewport: { width: 1000, height: 720 } }, async (page, server) => {
    const command = ['add', 'Ana', 'ana@exemplo.com.br']
    const settings = { DATA_DIR: server.dataDir, APP_URL: server.url }
    const { stdout } = await runWithin(operadoresCommand, command, settings)
    await page.goto(/^LINK: (.*)$/m.exec(stdout)?.[1] ?? '')
    await page.getByRole('button', { name: 'Usar senha e código' }).click()
    await shot(page, 'painel-convite')
    await page.getByLabel('Senha', { exact: true }).fill('uma frase só da Ana')
    await page.getByLabel('Código').fill(codeOf((await page.locator('code').innerText()).trim()))
    await page.getByRole('button', { name: 'Salvar e entrar' }).click()
    await page.getByRole('navigation', { name: 'Painel' }).waitFor()
    for (const screen of ['hoje', 'ajustes', 'registro']) {
      await page.goto(screen === 'hoje' ? '/painel' : `/painel/${screen}`)
      await page.getByRole('heading', { level: 3 }).or(page.getByRole('table')).first().waitFor()
      await shot(page, `painel-${screen}`)
    }
    await seedPanel(server.dataDir)
    await sellSomething(page)
    for (const screen of ['vendas', 'pessoas', 'numeros']) {
      await page.goto(`/painel/${screen}`)
      const shown = { vendas: 'Produtos e planos', pessoas: 'Na lista e com conta', numeros: 'Mensagens' }[
        screen
      ]
      const section = page.getByRole('region', { name: shown ?? '' })
      await section
        .getByRole('table')
        .or(section.getByRole('button', { name: 'Mapear e reprocessar' }))
        .first()
        .waitFor()
      if (screen === 'pessoas') await section.evaluate((element) => element.scrollIntoView())
      await shot(page, `painel-${screen}`)
    }
  })
}

/** Enough people for figures, and some for the list. */
async function seedPanel(dataDir: string): Promise<void> {
  const { sql, close } = await openDatabase({ databaseUrl: undefined, dataDir, patience: 0 })
  const key = (name: string) => readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim()
  const keyRing = await openKeyRing(sql, Buffer.from(key('encryption-key'), 'base64'))
  const names = ['ana.lima', 'beto', 'carla.souza', 'davi']
  const people = await seedPeople(sql, key('auth-secret'), 24)
  for (const [at, { id }] of people.entries()) {
    const email = `${names[at] ?? `pessoa${at}`}@exemplo.com.br`
    await sql`update users set email = ${email} where id = ${id}`
    await allowList.put(sql, [{ email, plano: at % 3 === 0 ? 'anual' : 'mensal' }])
    await seedArchive(sql, { id, cipher: await keyRing.of(id) }, { conversations: 1, messages: 4 + at })
  }
  await close()
}

/** A platform, and a sale of something that is no plan yet. */
async function sellSomething(page: Page): Promise<void> {
  await page.goto('/painel/vendas')
  await page.getByRole('button', { name: 'Nova integração' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Segredo' }).fill(SECRETS.kiwify)
  await dialog.getByRole('button', { name: 'Criar integração' }).click()
  const url = await dialog.locator('code').first().innerText()
  const order = {
    order_id: 'pedido-1',
    webhook_event_type: 'order_approved',
    Product: { product_id: 'curso-mensal', product_name: 'Aconchego por mês' },
    Customer: { email: 'eva@exemplo.com.br' },
  }
  const { body, query } = signDelivery('kiwify', order)
  await page.request.post(`${url}${query}`, { data: body })
  await expect(async () => {
    await page.goto('/painel/vendas')
    await expect(page.getByText('1 compra esperando')).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** The landscape of the entrance with the name on it, as wide as those who show previews of links want it. */
function takeLinkCard(opened: Browser): Promise<void> {
  return withProduct(opened, { viewport: { width: 1200, height: 630 } }, async (page) => {
    await page.goto('/login')
    await page.locator('.landscape svg').waitFor()
    await page.evaluate(() => {
      const panel = document.querySelector<HTMLElement>('.landscape')
      if (!panel) throw new Error('the entrance looks different now')
      const card = document.createElement('div')
      const name = document.createElement('p')
      const words = panel.querySelector('p') ?? document.createElement('p')
      name.textContent = 'Aconchego'
      name.className = 'font-serif'
      card.append(name, words)
      document.body.append(card)
      words.className = 'font-serif'
      Object.assign(name.style, { fontSize: '84px', color: 'var(--accent)' })
      Object.assign(words.style, { fontSize: '44px', lineHeight: '1.2', maxWidth: '9em' })
      Object.assign(card.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '98',
        display: 'grid',
        alignContent: 'center',
        gap: '12px',
        paddingLeft: '72px',
        background: 'var(--paper)',
      })
      Object.assign(panel.style, {
        position: 'fixed',
        inset: '28px 28px 28px auto',
        zIndex: '99',
        width: '560px',
        height: 'auto',
        margin: '0',
      })
    })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: LINK_CARD, type: 'jpeg', quality: 80 })
  })
}

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('E-mail').fill('demo@aconchego.local')
  await page.getByLabel('Senha', { exact: true }).fill('uma frase só minha')
  await page.getByLabel('Confirmar senha').fill('uma frase só minha')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.waitForURL(/\/chat\/.+/)
}

async function beWelcomed(page: Page): Promise<void> {
  for (const answer of ANSWERS) {
    await lastReplyEnds(page)
    await say(page, answer)
  }
  await lastReplyEnds(page)
}

/** Chooses a style in the picker of a new conversation. */
async function choose(page: Page, style: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: style }).click()
  await page.getByRole('heading', { name: 'Como posso te ajudar hoje?' }).waitFor()
}

async function say(page: Page, text: string): Promise<void> {
  const before = await page.locator('[data-role="assistant"]').count()
  const box = page.getByPlaceholder('Digite sua mensagem...')
  await box.fill(text)
  await box.press('Enter')
  await page.locator('[data-role="assistant"]').nth(before).waitFor()
}

async function lastReplyEnds(page: Page): Promise<void> {
  await page.locator('[data-role="assistant"][data-status="completa"]').last().waitFor({ timeout: 60_000 })
  await page.locator('[data-role="assistant"]:last-of-type').last().click()
  await page.waitForFunction(() => !document.querySelector('[data-role="assistant"][aria-busy="true"]'))
}
