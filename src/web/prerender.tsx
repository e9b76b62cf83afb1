import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { EVALUATION_LINK } from '#domain/evaluation/published-evaluation.ts'
import { PANEL_AREAS } from '#domain/panel/roles.ts'
import { regexOf } from '#web/lib/match-path.ts'
import { type PrerenderedDocument, prerenderedDocuments } from './documents.ts'
import { routes } from './routes.tsx'
import { App, loadScreen } from './screen.tsx'

// Run by the build (scripts/prerender.ts), never by a browser.
export { prerenderedDocuments }

/** The screen of a document as React draws it for a visitor of whom nothing is known yet. */
export async function renderScreen({ path }: PrerenderedDocument): Promise<string> {
  await loadScreen(path)
  const failures: unknown[] = []
  const { prelude } = await prerender(<App prerendered={path} />, {
    onError: (error) => void failures.push(error),
    // In one piece: parts that come later need a script to put them in their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (failures.length > 0) throw new AggregateError(failures, `${path} can't be prerendered`)
  return new Response(prelude).text()
}

/** What is shown above a form for a browser without JavaScript. */
export function renderNotice({ withoutScript }: PrerenderedDocument): string {
  if (!withoutScript) return ''
  return renderToStaticMarkup(
    <noscript>
      <p className="bg-care-soft px-5 py-4 text-center font-medium text-care">{withoutScript}</p>
    </noscript>,
  )
}

/** Who the screen is for: public/early.js hides one for signed-out visitors from somebody who is not. */
export function audienceOf({ path }: PrerenderedDocument): string {
  const route = routes.find((candidate) => candidate.path === path)
  return route && 'for' in route ? route.for : 'everyone'
}

/** Which document a path gets, in the form that the server reads: patterns are regular expressions. */
export function documentsByPath() {
  const fileOf = (path: string) => prerenderedDocuments.find((candidate) => candidate.path === path)?.file
  const paths = routes.map((route) => ({
    pattern: regexOf(route.path),
    file: fileOf('redirect' in route ? route.redirect : route.path) ?? 'index.html',
  }))
  // The operator's panel, which has an entry of its own.
  const panel = { pattern: `^/painel(?:/(?:entrar|${PANEL_AREAS.join('|')}))?/?$`, file: 'painel.html' }
  const evaluation = { pattern: `^${EVALUATION_LINK.to}/?$`, file: 'avaliacao.html' }
  return { paths: [...paths, panel, evaluation], notFound: fileOf('*') }
}
