import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { REAL_CLOCK } from '#lab/evaluation/patience.ts'
import { readScripted } from '#lab/evaluation/read-people.ts'
import { runAvaliar } from '#lab/evaluation/run-avaliar.ts'
import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'

const root = mkdtempSync(path.join(tmpdir(), 'publicada-'))
let server: Awaited<ReturnType<typeof startServerProcess>>

test.beforeAll(async () => {
  await runAvaliar(
    [],
    {},
    {
      people: { scripted: readScripted().slice(0, 6), singles: [], briefs: [] },
      gold: [],
      root,
      day: '2026-11-18',
      commit: 'abc1234',
      clock: REAL_CLOCK,
      say: () => {},
      progress: () => {},
    },
  )
  const file = path.join(root, '2026-11-18-demonstracao', 'resumo.json')
  server = await startServerProcess({ env: { AVALIACAO: file } })
})

test.afterAll(async () => {
  await server.stop()
  removeDataDir(server.dataDir)
  rmSync(root, { recursive: true })
})

test('What an operator publishes of an evaluation is found from the protocol, and read by all', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${server.url}/ajuda`)
  await page.getByRole('link', { name: 'Como o Aconchego cuida de quem está em risco' }).click()
  await page.getByRole('link', { name: 'Avaliação da IA que responde aqui' }).click()
  await expect(page).toHaveURL(`${server.url}/avaliacao`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('demonstracao')
  await expect(page.getByText('Isto não é um selo; nenhum clínico revisou.')).toBeVisible()
  await expect(page.getByText('de 6', { exact: true })).toBeVisible()
  expect(await page.locator('script').count()).toBe(0)
  await expectFitForAll(page, '/avaliacao')
})

test('What is published of an evaluation is read, and found, without JavaScript', { tag: '@long' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/protocolo`)
  await page.getByRole('link', { name: 'Avaliação da IA que responde aqui' }).click()
  await expect(page.getByRole('heading', { name: 'Conversas com falta grave' })).toBeVisible()
  await context.close()
})
