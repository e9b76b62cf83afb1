import { request } from 'node:http'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import { EXPORT_TURN_LASTS, EXPORTS_AT_ONCE } from '#domain/limits.ts'
import { createLimiter } from '#server/features/limits/limiter.ts'
import { listen } from '#tests/support/product/listening.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { readZip } from '#tests/support/product/read-zip.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { exportData, exportSource } from './export-data.ts'
import { archive } from './store/archive.ts'

const product = await createTestApp()
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})

function download(visitor: Visitor, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/api/privacy/export`, { headers: { ...visitor.headers(), ...headers } })
}

async function filesOf(visitor: Visitor): Promise<Map<string, string>> {
  const response = await download(visitor)
  expect(response.status).toBe(200)
  return readZip(Buffer.from(await response.arrayBuffer()))
}

async function writer(texts: string[], { conversations = 1 } = {}) {
  const person = await product.person()
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const seed = { conversations, messages: texts.length, text: (at: number) => texts[at] ?? '' }
  return { ...person, owner, ids: await seedArchive(product.sql, owner, seed) }
}

test('the file holds everything: account, consents, conversations, messages', async () => {
  const { visitor, email, ids } = await writer(['Oi, tudo bem?', 'Tudo, e com você?', 'Mais ou menos 💜'])
  const files = await filesOf(visitor)
  expect([...files.keys()]).toEqual(['index.html', 'conversas/0001.html', 'dados.json'])

  const data = JSON.parse(files.get('dados.json') ?? '')
  expect(data.conta).toMatchObject({ email, plano: 'mensal', onboardingFinalizado: false })
  expect(data.consentimentos).toEqual([
    { versao: '2025-04', aceitoEm: expect.stringMatching(/^20\d\d-/), abrange: expect.any(Array) },
  ])
  expect(data.conversas).toHaveLength(1)
  expect(data.conversas[0]).toMatchObject({ id: ids[0], title: 'Conversa 1', style: 'acolhedora' })
  expect(data.conversas[0].mensagens.map((message: { content: string }) => message.content)).toEqual([
    'Oi, tudo bem?',
    'Tudo, e com você?',
    'Mais ou menos 💜',
  ])
  const page = files.get('conversas/0001.html') ?? ''
  expect(page).toContain('<h1>Conversa 1</h1>')
  expect(page.indexOf('Oi, tudo bem?')).toBeLessThan(page.indexOf('Mais ou menos 💜'))
  expect(files.get('index.html')).toContain('<a href="conversas/0001.html">Conversa 1</a>')
  expect(files.get('index.html')).toContain(email)
})

test('what is written, begun or erased while it is made neither hides a conversation nor changes its number', async () => {
  const { owner } = await writer(['Oi'], { conversations: 102 })
  const { sql } = product
  const order = await archive.conversationIds(sql, owner)
  const source = await exportSource({ sql, planNames: new Map() }, owner)
  const numbers: [number, string][] = []
  for await (const { number, id } of source.conversations()) {
    // The oldest is written in, and so becomes the most recent; another one is erased.
    if (numbers.length === 0) {
      await sql`update conversas set timestamp = now() where id = ${order.at(-1) ?? null}`
      await sql`delete from conversas where id = ${order[100] ?? null}`
    }
    numbers.push([number, id])
  }
  const expected = order.map((id, place) => [place + 1, id]).filter(([, id]) => id !== order[100])
  expect(numbers).toEqual(expected)
  const again: [number, string][] = []
  for await (const { number, id } of source.conversations()) again.push([number, id])
  expect(again).toEqual(expected)
})

test('the notebook is in it, to be read and for programs', async () => {
  const { visitor, ids } = await writer(['Oi'])
  const hers = notebookOf(visitor)
  await hers.note('Tenho <b>duas</b> filhas.', { aiMayRead: false })
  await hers.checkIn('dormi mal', { mood: 'mal', feelings: ['cansaço'] })
  await hers.writePlan({ pessoas: 'Bia 81 98888-7777' })
  await hers.summary(ids[0] ?? '', 'Você falou do sono.')
  await hers.exercise({ situacao: 'não <i>dormi</i>', forca: 'Forte' })
  const files = await filesOf(visitor)
  const page = files.get('caderno.html') ?? ''
  for (const text of [
    'Tenho &#60;b&#62;duas&#60;/b&#62; filhas.',
    'só para você',
    'Mal, cansaço',
    'dormi mal',
  ])
    expect(page).toContain(text)
  expect(page).toContain('Pessoas a quem pedir ajuda')
  expect(page).toContain('Bia 81 98888-7777')
  expect(page).toContain('Você falou do sono.')
  expect(page).toContain('Registro de pensamento')
  expect(page).toContain('<h3>O que aconteceu</h3><p>não &#60;i&#62;dormi&#60;/i&#62;</p>')
  expect(files.get('index.html')).toContain('<a href="caderno.html">')
  expect(JSON.parse(files.get('dados.json') ?? '').caderno).toMatchObject({
    notas: [{ texto: 'Tenho <b>duas</b> filhas.', aIaPodeLer: false }],
    comoEstou: [{ como: 'mal', sentimentos: ['cansaço'], palavras: 'dormi mal' }],
    planoDeSeguranca: { passos: { pessoas: 'Bia 81 98888-7777' } },
    resumos: [{ conversa: ids[0], texto: 'Você falou do sono.' }],
    exercicios: [{ exercicio: 'Registro de pensamento', respostas: { forca: 'Forte' }, aIaPodeLer: false }],
  })
})

test('it comes as a file with a neutral name, kept by no cache', async () => {
  const { visitor } = await product.person()
  const response = await download(visitor)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  await response.arrayBuffer()
})

test('somebody who wrote nothing gets a file that shows it', async () => {
  const { visitor } = await product.person()
  const files = await filesOf(visitor)
  expect(files.get('index.html')).toContain('Nenhuma conversa.')
  expect(JSON.parse(files.get('dados.json') ?? '').conversas).toEqual([])
})

test('what somebody wrote is never taken for part of the page', async () => {
  const { visitor } = await writer(['<script>alert(1)</script> & "aspas" </article>'])
  const files = await filesOf(visitor)
  for (const [name, text] of files) if (name.endsWith('.html')) expect(text).not.toContain('<script')
  expect(JSON.parse(files.get('dados.json') ?? '').conversas[0].mensagens[0].content).toBe(
    '<script>alert(1)</script> & "aspas" </article>',
  )
})

test('nothing of another person is in it, nor what was deleted', async () => {
  await writer(['segredo de outra pessoa'])
  const { visitor, id } = await writer(['meu segredo apagado'])
  await product.sql`update conversas set "deletedAt" = now() where "userId" = ${id}`
  const all = [...(await filesOf(visitor)).values()].join('')
  expect(all).not.toContain('segredo')
})

test('long conversations and many of them come whole', async () => {
  const texts = Array.from({ length: 900 }, (_, at) => `mensagem ${at}`)
  const { visitor } = await writer(texts, { conversations: 150 })
  const files = await filesOf(visitor)
  expect(files.size).toBe(152)
  const { conversas } = JSON.parse(files.get('dados.json') ?? '')
  const found = conversas.flatMap((one: { mensagens: { content: string }[] }) => one.mensagens)
  expect(new Set(found.map((message: { content: string }) => message.content))).toEqual(new Set(texts))
  const one = await writer(texts)
  const [conversation] = JSON.parse((await filesOf(one.visitor)).get('dados.json') ?? '').conversas
  expect(conversation.mensagens.map((message: { content: string }) => message.content)).toEqual(texts)
})

test('another site cannot even make the browser ask for it', async () => {
  const { visitor } = await product.person()
  for (const site of ['cross-site', 'same-site'])
    expect((await download(visitor, { 'sec-fetch-site': site })).status).toBe(403)
  const own = await download(visitor, { 'sec-fetch-site': 'same-origin' })
  expect(own.status).toBe(200)
  await own.arrayBuffer()
})

test('a person can have it a few times, then has to wait', async () => {
  const { visitor } = await product.person()
  const statuses: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const response = await download(visitor)
    statuses.push(response.status)
    await response.arrayBuffer()
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a message that cannot be opened is named, and the others are there', async () => {
  const { visitor, ids } = await writer(['um segredo', 'Oi', 'e mais um'])
  await product.sql`update mensagens set nivel = null where "conversaId" = ${ids[0] ?? ''} and seq = 0`
  const files = await filesOf(visitor)
  expect(files.get('conversas/0001.html')).toContain(MESSAGE_UNREADABLE)
  const [conversation] = JSON.parse(files.get('dados.json') ?? '').conversas
  expect(conversation.mensagens).toMatchObject([
    { content: '', unreadable: true },
    { content: 'Oi' },
    { content: 'e mais um' },
  ])
})

test('a failure on the way cuts the connection: half a file never looks whole, and shows nothing', async () => {
  const { visitor, id } = await writer(['uma palavra só minha'], { conversations: 1 })
  await product.sql`update conversas set style = 'ninguem' where "userId" = ${id}`
  const failed = download(visitor).then((response) => response.arrayBuffer())
  await expect(failed).rejects.toThrow()
  await product.settled()
  expect(product.logged.join('')).toContain('background work failed')
  expect(product.logged.join('')).not.toContain('uma palavra')
})

test('who goes away halfway leaves nothing behind, and the next one has their turn', async () => {
  const texts = Array.from({ length: 3_000 }, (_, at) => `${at} `.repeat(400))
  for (let turn = 0; turn < 5; turn += 1) {
    const { visitor } = await writer(texts.slice(0, 200))
    const headers = visitor.headers()
    await new Promise<void>((resolve) => {
      const asking = request(`${server.url}/api/privacy/export`, { headers }, (response) => {
        response.once('data', () => {
          asking.destroy()
          resolve()
        })
      })
      asking.on('error', () => {})
      asking.end()
    })
  }
  await product.settled()
  expect(await filesOf((await product.person()).visitor)).toHaveProperty('size', 2)
})

test('is cut off when its session ends, and half of it never looks whole', async () => {
  const { id, visitor } = await writer(
    Array.from({ length: 3_000 }, (_, at) => `${at} `.repeat(400)),
    { conversations: 20 },
  )
  const cut = await new Promise<boolean>((resolve) => {
    const asking = request(`${server.url}/api/privacy/export`, { headers: visitor.headers() }, (response) => {
      response.once('data', () => {
        // The reader takes no more until the session has ended.
        response.pause()
        product.sql`delete from sessions where "userId" = ${id}`.then(() => response.resume())
      })
      response.on('close', () => resolve(!response.complete))
      response.on('error', () => {})
    })
    asking.on('error', () => resolve(true))
    asking.end()
  })
  expect(cut).toBe(true)
  await product.settled()
})

test('readers who take their time keep nobody else waiting', async () => {
  const limiter = createLimiter({ sql: product.sql, secret: 'x' })
  const deps = { ...product.deps, ...product.deps.settings, limiter }
  const people = await Promise.all(Array.from({ length: EXPORTS_AT_ONCE + 1 }, () => product.person()))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [last, ...slow] = people.map(({ id }) => id)
  const begun = await Promise.all(slow.map((id) => exportData(deps, id)))
  const waiting = exportData(deps, last ?? '')
  vi.advanceTimersByTime(EXPORT_TURN_LASTS)
  for (const { done } of [...begun, await waiting]) done()
})
