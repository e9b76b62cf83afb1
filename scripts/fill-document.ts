import { inlinePolicy } from '#server/platform/http/static-files.ts'

type Contents = {
  path: string
  title: string
  description: string
  /** The screen as HTML. */
  screen: string
  audience: string
  /** Files that are fetched ahead beside those that the shell names. */
  scripts: readonly string[]
  /** The rules that are part of the document. */
  styles: string
  /** The file with the rules that come right after the first picture. */
  stylesheet: string
  /** The file with the rules that only other screens need. */
  laterStylesheet?: string
  /** Shown above the screen where there is no JavaScript, as HTML. */
  notice: string
}

const CHARSET = '<meta charset="utf-8" />'
const ROOT = '<div id="root"></div>'
/** What the bundler put into the head. */
const ASSETS = /\s*<(script type="module"|link rel="(modulepreload|stylesheet|preload)")[^>]*>(<\/script>)?/g
const NOSCRIPT = /<noscript>.*<\/noscript>/s
/** Browsers that know it draw the document when it is whole: half of a centred form would move. */
const WHOLE = '<link rel="expect" href="#depois" blocking="render">'
const LAST_EARLY_SCRIPT = '<script src="/discreet.js"></script>'

/** The document of one screen, made from the app's shell. */
export function fillDocument(shell: string, contents: Contents): string {
  const { path, title, description, screen, audience, scripts, notice } = contents
  // The content security policy would refuse it.
  if (/<[^>]+ style="/.test(screen)) throw new Error(`${path} has a style in its markup`)
  const stylesheet = `<link rel="stylesheet" crossorigin href="/${contents.stylesheet}">`
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  const code = [...shell.matchAll(ASSETS)].map(([tag]) => tag.trim()).filter((tag) => /module/.test(tag))
  // Fetched by public/early.js once the first picture is there.
  const later = `<template id="depois">${stylesheet}${code.join('')}${preloads}</template>`
  const body = `${notice}<div id="root" data-prerendered="${path}" data-for="${audience}">${screen}</div>`

  let html = shell.replaceAll(ASSETS, '')
  const put = (place: string | RegExp, text: string) => {
    if (!html.match(place)) throw new Error(`index.html has no ${place}`)
    html = html.replace(place, () => text)
  }
  put(NOSCRIPT, '')
  put(/<title>[^<]*/, `<title>${title} · Aconchego`)
  put(contentOf('name="description"'), `content="${description}"`)
  put(contentOf('property="og:title"'), `content="${title}"`)
  put(contentOf('property="og:description"'), `content="${description}"`)
  put(contentOf('property="og:url"'), `content="__APP_URL__${path === '*' ? '/' : path}"`)
  put(LAST_EARLY_SCRIPT, `${LAST_EARLY_SCRIPT}<script src="/early.js"></script>`)
  const whole = audience === 'signed-out' ? WHOLE : ''
  const forOthers = contents.laterStylesheet
    ? `<link id="regras" rel="stylesheet" crossorigin href="/${contents.laterStylesheet}" disabled>`
    : ''
  put('</head>', `<style>${contents.styles}</style>${forOthers}${whole}</head>`)
  put(ROOT, `${body}${later}<noscript>${stylesheet}</noscript>`)
  return html.replaceAll(/^\s*\n/gm, '')
}

/** Puts the scripts that run before anything is drawn into the document itself. */
export function withEarlyScripts(html: string, sources: ReadonlyMap<string, string>): string {
  return html.replaceAll(/<script src="\/([\w-]+\.js)"><\/script>/g, (tag, name) => {
    const source = sources.get(name)
    return source === undefined ? tag : `<script>${source.trim()}</script>`
  })
}

/**
 * Puts the document's content security policy into it, for a proxy that serves the document when no node answers. What may
 * frame it browsers read from the header only.
 */
export function withPolicy(html: string): string {
  const policy = inlinePolicy(html).replace(/; frame-ancestors .*$/, '')
  return html.replace(
    CHARSET,
    `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/** What the meta element with this attribute says. */
function contentOf(attribute: string): RegExp {
  return new RegExp(`(?<=<meta\\s+${attribute}\\s+)content="[^"]*"`)
}
