import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { HttpContext } from './http-env.ts'
import { contentSecurityPolicy } from './security.ts'

type Encoding = 'br' | 'gzip'
/** `fills` is HTML by the name of its place, a `<span data-fill="NAME">` or `<main …>` of a document. */
type Installation = {
  appUrl: string
  /** The present content of the named places of documents, as HTML. */
  fills: () => ReadonlyMap<string, string>
  /** What is shown above the screen of the document at this address at present, as HTML. */
  above?: (url: string) => string
}
type StaticFile = {
  type: string
  etag: string
  cacheControl: string
  /** Where it differs from that of every answer. */
  policy?: string
  body: Uint8Array<ArrayBuffer>
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const ADDRESS = '__APP_URL__'
/** What the build wrote stays in a place for which there is nothing to fill in. */
const PLACE = /(<(span|main) data-fill="(\w+)"[^>]*>)[^<]*(?=<\/\2>)/g
const ROOT = '<div id="root"'
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Serves the web app from memory, precompressed. A path with an ending is a file or nothing, any other a screen. */
export function staticFiles(folder: string, installation: Installation) {
  const files = readAll(folder)
  const documentAt = readDocumentFinder(folder)
  const current = createDocuments(installation)
  return (c: HttpContext, asked = c.req.path): Response | null => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null
    const file = files.get(asked)
    if (file) return answer(c, current(asked, file))
    if (path.posix.extname(asked) in TYPES) return null
    const { url, status } = documentAt(asked)
    const document = files.get(url)
    return document ? answer(c, current(url, document), status) : null
  }
}

/** Documents as they are at the moment. What they say of the settings changes seldom, so that the last of each is kept. */
function createDocuments({ appUrl, fills, above = () => '' }: Installation) {
  const made = new Map<string, { key: string; file: StaticFile }>()
  return (url: string, file: StaticFile): StaticFile => {
    if (!url.endsWith('.html')) return file
    const contents = { appUrl, fills: fills(), above: above(url) }
    const key = JSON.stringify([...contents.fills, contents.above])
    const last = made.get(url)
    if (last?.key === key) return last.file
    const document = asDocument(file, contents)
    made.set(url, { key, file: document })
    return document
  }
}

type Contents = { appUrl: string; fills: ReadonlyMap<string, string>; above: string }

/** A document names its own address, because previews of links need an absolute one, and holds what only the settings define. */
function asDocument(file: StaticFile, { appUrl, fills, above }: Contents): StaticFile {
  const text = Buffer.from(file.body).toString()
  const policy = inlinePolicy(text)
  const filled = text
    .replaceAll(ADDRESS, () => appUrl)
    .replaceAll(PLACE, (whole, open: string, _, name: string) => {
      const html = fills.get(name)
      return html === undefined ? whole : `${open}${html}`
    })
    .replace(ROOT, () => above + ROOT)
  if (filled === text) return { ...file, policy }
  const body = new Uint8Array(Buffer.from(filled))
  return { ...file, policy, body, etag: etagOf(body), encoded: encodedWhenAsked(body) }
}

/** Compressing all documents well would take a good part of a start. */
function encodedWhenAsked(body: Uint8Array): StaticFile['encoded'] {
  const done: StaticFile['encoded'] = {}
  return {
    get br() {
      done.br ??= new Uint8Array(brotliCompressSync(body))
      return done.br
    },
    get gzip() {
      done.gzip ??= new Uint8Array(gzipSync(body))
      return done.gzip
    },
  }
}

function answer(c: HttpContext, file: StaticFile, status: 200 | 404 = 200): Response {
  c.header('Cache-Control', file.cacheControl)
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  if (file.policy) c.header('Content-Security-Policy', file.policy)
  if (isKnown(c.req.header('if-none-match') ?? '', file)) return c.body(null, 304)
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '', file)
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.type)
  const body = (encoding && file.encoded[encoding]) || file.body
  c.header('Content-Length', String(body.byteLength))
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(body, status)
}

/** A proxy that compresses on its way marks a tag as weak; it still names the same file. */
export function isKnown(known: string, { etag }: Pick<StaticFile, 'etag'>): boolean {
  const tags = known.split(',').map((tag) => tag.trim())
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}

function chooseEncoding(accepted: string, { encoded }: StaticFile): Encoding | undefined {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(accepted)
  return (['br', 'gzip'] as const).find(
    (name) => new RegExp(`\\b${name}\\b`).test(accepted) && !refused(name) && encoded[name],
  )
}

function readAll(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(entry)]
    if (!type || entry === DOCUMENTS_LIST) continue
    const full = path.join(folder, entry)
    const url = `/${entry.split(path.sep).join('/')}`
    const body = new Uint8Array(readFileSync(full))
    files.set(url, {
      type,
      etag: etagOf(body),
      cacheControl: cacheControl(url),
      body,
      encoded: readEncoded(full),
    })
  }
  return files
}

function readEncoded(file: string): StaticFile['encoded'] {
  const found = Object.entries(SUFFIX).filter(([, suffix]) => existsSync(file + suffix))
  return Object.fromEntries(
    found.map(([name, suffix]) => [name, new Uint8Array(readFileSync(file + suffix))]),
  )
}

/** Files under /assets carry a hash of their content in their name, so they never change. */
function cacheControl(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return url.endsWith('.html') ? 'no-store' : 'no-cache'
}

const etagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`

/** Which path gets which document, as the web build defines it. Not for the public. */
const DOCUMENTS_LIST = 'documents.json'

type DocumentsList = { paths: { pattern: string; file: string }[]; notFound: string }

/** Finds the document of a path. A build without a list has one document for all of them. */
function readDocumentFinder(folder: string): (path: string) => { url: string; status: 200 | 404 } {
  const list = path.join(folder, DOCUMENTS_LIST)
  if (!existsSync(list)) return () => ({ url: '/index.html', status: 200 })
  const { paths, notFound }: DocumentsList = JSON.parse(readFileSync(list, 'utf8'))
  const documents = paths.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }))
  return (asked) => {
    const found = documents.find(({ pattern }) => pattern.test(asked))
    return { url: `/${found?.file ?? notFound}`, status: found ? 200 : 404 }
  }
}

/** The policy for a document that brings scripts and styles of its own along. */
export const inlinePolicy = (html: string): string =>
  contentSecurityPolicy({
    scripts: contentsOf(html, /<script>(.*?)<\/script>/gs),
    styles: contentsOf(html, /<style>(.*?)<\/style>/gs),
  })

const contentsOf = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(([, content = '']) => content)
