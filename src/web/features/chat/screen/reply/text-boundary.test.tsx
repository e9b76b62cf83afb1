import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextBoundary } from './text-boundary.tsx'

it('shows what is in it, and the text alone when that broke', () => {
  const boundary = new TextBoundary({ text: ' **Oi**\n tudo bem? ', children: <b>Oi</b> })
  expect(renderToStaticMarkup(boundary.render())).toBe('<b>Oi</b>')
  boundary.state = TextBoundary.getDerivedStateFromError()
  expect(renderToStaticMarkup(boundary.render())).toBe(
    '<p class="whitespace-pre-wrap">**Oi**\n tudo bem?</p>',
  )
})
