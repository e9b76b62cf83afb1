import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { classesOf, criticalCss, splitFontFaces, wordsOf } from './critical-css.ts'
import { fillDocument, withEarlyScripts, withPolicy } from './fill-document.ts'

type Screens = typeof import('../src/web/prerender.tsx')

/** Scripts that run before anything is drawn. They become part of each document: files would have to be waited for. */
const EARLY_SCRIPTS = ['theme.js', 'discreet.js', 'early.js']

/** Modules that hold a screen of its own. */
const PAGE = /-(page|screen|route)\.tsx$/

/**
 * Writes the documents of the public screens into the built web app, and which path gets which (documents.json). A
 * document holds what it takes to read it: the screen as React draws it, and the rules of the stylesheet about it.
 */
export async function prerender(project: string, output: string): Promise<void> {
  const screens = await loadScreens(project, join(output, '.vite/prerender'))
  const manifest: Manifest = JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8'))
  const stylesheet = manifest['index.html']?.css?.[0] ?? ''
  const { rules, fontFaces } = splitFontFaces(await readFile(join(output, stylesheet), 'utf8'))
  const fonts = `assets/fonts-${createHash('sha256').update(fontFaces).digest('hex').slice(0, 8)}.css`
  await writeFile(join(output, fonts), fontFaces)
  const early = new Map<string, string>()
  for (const name of EARLY_SCRIPTS) early.set(name, await readFile(join(output, name), 'utf8'))
  const shell = await readFile(join(output, 'index.html'), 'utf8')
  const formCode = await Promise.all(
    formFiles(
      manifest,
      screens.prerenderedDocuments.filter((document) => screens.audienceOf(document) === 'signed-out'),
    ).map((file) => readFile(join(output, file), 'utf8')),
  )
  const formClasses = wordsOf(formCode.join(' '))

  for (const document of screens.prerenderedDocuments) {
    const screen = await screens.renderScreen(document)
    const notice = screens.renderNotice(document)
    const audience = screens.audienceOf(document)
    const isForm = audience === 'signed-out'
    const html = fillDocument(shell, {
      ...document,
      screen,
      notice,
      audience,
      scripts: scriptsOf(manifest, document.module),
      styles: criticalCss(rules, isForm ? formClasses : classesOf(notice + screen)),
      stylesheet: isForm ? fonts : stylesheet,
      // Fetched by lib/lazy-page.ts when the person opens another screen.
      ...(isForm && { laterStylesheet: stylesheet }),
    })
    const whole = withEarlyScripts(html, early)
    // A form needs a node, whose header has the policy; what can be read without one carries it along.
    await writeFile(join(output, document.file), isForm ? whole : withPolicy(whole))
  }
  await writeFile(join(output, 'index.html'), withPolicy(withEarlyScripts(shell, early)))
  const panel = await readFile(join(output, 'painel.html'), 'utf8')
  await writeFile(join(output, 'painel.html'), withEarlyScripts(panel, early))
  await writeFile(join(output, 'avaliacao.html'), await evaluationDocument(project, fonts))
  await writeFile(join(output, 'documents.json'), JSON.stringify(screens.documentsByPath()))
  await Promise.all(EARLY_SCRIPTS.map((name) => rm(join(output, name))))
}

/** The document of /avaliacao, which the server fills and shows where the operator publishes an evaluation. No script. */
async function evaluationDocument(project: string, fonts: string): Promise<string> {
  const look = ['tokens', 'report'].map((name) =>
    readFile(join(project, `src/web/styles/${name}.css`), 'utf8'),
  )
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Avaliação · Aconchego</title>
<meta name="description" content="O que foi medido da IA que responde aqui, em conversas de teste." />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${(await Promise.all(look)).join('')}</style>
<link rel="stylesheet" href="/${fonts}" />
</head>
<body>
<nav aria-label="Outras páginas"><a href="/protocolo">Como cuidamos de quem está em risco</a> <a href="/ajuda">Preciso de ajuda agora</a></nav>
<main data-fill="avaliacao"></main>
</body>
</html>
`
}

/** The screens as a module that Node can run, built like the browser's so that both draw the same. */
async function loadScreens(project: string, outDir: string): Promise<Screens> {
  await build({
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: join(project, 'src/web/prerender.tsx'), outDir, manifest: false, copyPublicDir: false },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** The code that the forms may run without leaving them: the first load, their own, and parts that come later. */
function formFiles(manifest: Manifest, forms: readonly { module?: string }[]): string[] {
  const names = new Set(['index.html', ...forms.flatMap(({ module }) => module ?? [])])
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((part) => !PAGE.test(part))]) names.add(next)
  }
  return [...names].flatMap((name) => manifest[name]?.file ?? [])
}

/** The files of a screen that are not in the first load, and the entry itself, which is run last. */
function scriptsOf(manifest: Manifest, module: string | undefined): string[] {
  const entry = manifest['index.html']
  const first = new Set([entry?.file, ...(entry?.imports ?? []).map((name) => manifest[name]?.file)])
  const chunk = module === undefined ? undefined : manifest[module]
  if (module !== undefined && !chunk) throw new Error(`${module} is not in the build`)
  const files = chunk ? [chunk.file, ...(chunk.imports ?? []).map((name) => manifest[name]?.file ?? '')] : []
  const own = files.filter((file) => file !== '' && !first.has(file))
  return entry ? [entry.file, ...own] : own
}
