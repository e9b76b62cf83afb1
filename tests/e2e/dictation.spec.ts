import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { type Product, signInAs, startProduct } from './product.ts'

const KEY = 'chave-da-transcricao-que-ninguem-ve'

/** A service of transcription that always hears the same, or fails. */
async function startService() {
  const heard: { bytes: number; type: string }[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => {
      heard.push({ bytes, type: request.headers['content-type'] ?? '' })
      response.writeHead(state.status).end(JSON.stringify({ text: 'Falei isto em voz alta.' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { heard, state, url: `http://127.0.0.1:${port}/v1`, close: () => server.close() }
}

/** A browser with a microphone that hums, and nobody who has to be asked for it. */
async function withMicrophone(product: Product) {
  const browser = await chromium.launch({
    executablePath: process.env.TEST_BROWSER ?? '',
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 360, height: 760 },
    locale: 'pt-BR',
  })
  return { browser, page }
}

test('What is said is recorded, written down by the installation’s own service, and read before it is sent', {
  tag: '@long',
}, async () => {
  const service = await startService()
  const product = await startProduct({ STT_BASE_URL: service.url, STT_API_KEY: KEY })
  const { browser, page } = await withMicrophone(product)
  await signInAs(page, product, await product.seedPerson())
  await page.goto('/conta')
  await page.getByRole('switch', { name: 'Mostrar o botão de ditado' }).click()
  await expect(page.getByText('O servidor não guarda o som.')).toBeVisible()
  await page.goto('/chat')
  const { box, button, questions } = chatScreen(page)
  await box.fill('Antes disso.')

  await button('Ditar').click()
  await expect(page.getByText('Ouvindo...')).toBeAttached()
  const before = service.heard.length
  await button('Cancelar').click()
  await expect(button('Ditar')).toBeVisible()
  expect(service.heard).toHaveLength(before)

  await button('Ditar').click()
  await expect
    .poll(() => page.locator('form [aria-hidden].scale-0').getAttribute('style'))
    .toMatch(/scale: 0\.[5-9]|scale: 1/)
  await page.screenshot({ path: test.info().outputPath('ditado.png') })
  await button('Parar de ditar').click()
  await expect(box).toHaveValue('Antes disso. Falei isto em voz alta.')
  expect(service.heard.at(-1)?.bytes).toBeGreaterThan(500)
  await expect(questions).toHaveCount(0)

  service.state.status = 500
  await button('Ditar').click()
  await button('Parar de ditar').click()
  await expect(page.getByText('Não conseguimos escrever o que você falou')).toBeVisible()
  await expect(box).toHaveValue('Antes disso. Falei isto em voz alta.')
  service.state.status = 200
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(box).toHaveValue('Antes disso. Falei isto em voz alta. Falei isto em voz alta.')
  expect(await page.content()).not.toContain(KEY)
  await browser.close()
  await product.stop()
  service.close()
})
