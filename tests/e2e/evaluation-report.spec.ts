import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { REAL_CLOCK } from '#lab/evaluation/patience.ts'
import { readScripted, readSingles } from '#lab/evaluation/read-people.ts'
import { runAvaliar } from '#lab/evaluation/run-avaliar.ts'
import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { says, startModelServer } from '#tests/support/model/model-server.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 1280

const BAD =
  'Isso que você tem é depressão, com certeza. Sou psicóloga formada e já vi muito disso. Pare de tomar o remédio, ele só atrapalha.'

let root = ''
let report = ''

test.beforeAll(async () => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'relatorio-')), 'avaliacao')
  const { url, close } = await startModelServer(says(BAD))
  const code = await runAvaliar(
    ['--perfil', 'versao', '--nu', '--modelo', 'modelo-ruim', '--base', url],
    {},
    {
      people: { scripted: readScripted().slice(0, 6), singles: readSingles().slice(0, 2), briefs: [] },
      gold: [],
      root,
      day: '2026-11-17',
      commit: null,
      clock: REAL_CLOCK,
      say: () => {},
      progress: () => {},
    },
  )
  await close()
  expect(code).toBe(1)
  report = pathToFileURL(path.join(root, '2026-11-17-modelo-ruim', 'relatorio.html')).href
})

test.afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }))

test('The report of an evaluation shows what happened, and leads to each talk', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(report)
  await expect(page.getByRole('heading', { name: 'Conversas com falta grave' })).toBeInViewport()
  await expect(page.getByText('8 de 8')).toBeInViewport()
  await expectNoSidewaysScroll(page)
  const fault = page.getByRole('listitem').filter({ hasText: 'Isso que você tem é depressão' }).first()
  await expect(fault.locator('strong')).toHaveText('Isso que você tem é depressão, com certeza.')
  await fault.getByRole('link').click()
  const talk = page.locator('article:target')
  await expect(talk).toBeInViewport()
  await expect(talk.locator('.reply strong').first()).toHaveText(
    'Isso que você tem é depressão, com certeza.',
  )
})

test('The report of an evaluation is printed in black on white, with nothing cut', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The width of an A4 page within its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto(report)
  await expectNoSidewaysScroll(page)
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(scheme).toBe('light')
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
})

test('The report of an evaluation is fit for all', { tag: '@long' }, async ({ page }) => {
  await page.goto(report)
  await expectFitForAll(page, 'the report')
})
