// Makes the app's icons from the drawn mark, with the browser that the tests use: npm run icons.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '#tests/support/browser/find-browser.ts'

const PUBLIC = path.resolve('src/web/public')
const PLUM = '#7A4E7E'

/** `full`: colour to the very edge, for systems that cut the shape themselves. `inner`: how much of it is drawn on. */
type IconKind = { file: string; size: number; full?: boolean; inner?: number }
const ICONS: IconKind[] = [
  { file: 'icons/192.png', size: 192 },
  { file: 'icons/512.png', size: 512 },
  { file: 'icons/maskable-512.png', size: 512, full: true, inner: 0.8 },
  { file: 'icons/apple-touch-icon.png', size: 180, full: true },
]

mkdirSync(path.join(PUBLIC, 'icons'), { recursive: true })
const browser = await openBrowser()
const drawing = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8')
for (const { file, size, full = false, inner = 1 } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${full ? PLUM : 'transparent'} }
      svg { width: ${inner * 100}vw; height: ${inner * 100}vh }
    </style>${drawing}`,
  )
  await page.screenshot({ path: path.join(PUBLIC, file), omitBackground: !full })
  await page.close()
}
await browser.close()
