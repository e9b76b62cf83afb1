import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/product/test-app.ts'

const PAGE = '<!doctype html><title>Aconchego</title>'
const SCRIPT = 'console.info("olá")'

const product = await createTestApp({
  web: (folder) => {
    mkdirSync(path.join(folder, 'assets'))
    const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
    put('index.html', PAGE)
    put('theme.js', SCRIPT)
    put('sw.js', SCRIPT)
    put('favicon.svg', '<svg/>')
    put('manifest.webmanifest', '{}')
    put('assets/main-abc123.js', SCRIPT)
    put('assets/font-abc123.woff2', 'wOF2')
    put('.stamp', 'not for the public')
    put('notes.md', 'not for the public')
    for (const name of ['index.html', 'assets/main-abc123.js']) {
      const content = name.endsWith('html') ? PAGE : SCRIPT
      writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(content))
      writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content))
    }
  },
})
afterAll(product.close)

const get = (file: string, headers: Record<string, string> = {}) =>
  product.visitor().send('GET', file, { headers })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the page', () => {
  test.each(['/', '/login', '/chat/0199-abc', '/nada/disso', '/conta?aba=1', '/index.html'])(
    '%s is the app',
    async (address) => {
      const response = await get(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toBe(PAGE)
    },
  )

  test('is never cached', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('no-store')
    expect((await get('/login')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a file', () => {
  test('with a hash in its name is kept for a year', async () => {
    const response = await get('/assets/main-abc123.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(SCRIPT)
  })

  test('without one is asked for again', async () => {
    for (const file of ['/theme.js', '/sw.js', '/manifest.webmanifest']) {
      expect((await get(file)).headers.get('cache-control')).toBe('no-cache')
    }
  })

  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/font-abc123.woff2', 'font/woff2'],
  ])('%s is %s', async (file, type) => {
    expect((await get(file)).headers.get('content-type')).toBe(type)
  })

  test.each(['/assets/outro.js', '/assets/nada.css', '/favicon.ico', '/assets/main-abc123.js.map.json'])(
    '%s that is not there is not found, and not the page',
    async (file) => {
      const response = await get(file)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/json')
    },
  )

  test.each([
    '/.stamp',
    '/notes.md',
    '/assets/main-abc123.js.br',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/....//....//etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%00.js',
    '/assets/',
    '/assets',
    '/__proto__',
    '/constructor',
  ])('%s gives nothing away', async (file) => {
    const text = await (await get(file)).text()
    expect(text === PAGE || JSON.parse(text).error.code === 'not_found').toBe(true)
  })

  test('cannot be changed from outside', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await product.visitor().send(method, '/theme.js')).status).toBe(404)
    }
  })
})

describe('a build lists which path gets which document', () => {
  const STYLE = 'h1{color:red}'
  const EARLY = "document.documentElement.lang='pt'"
  const HELP = `<!doctype html><script>${EARLY}</script><style>${STYLE}</style><script src="/x.js"></script><h1>Ajuda</h1>`
  const opened = createTestApp({
    web: (folder) => {
      const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
      put('index.html', PAGE)
      put('ajuda.html', HELP)
      put('nada.html', '<h1>Esta página não existe</h1>')
      const paths = [
        { pattern: '^/ajuda/?$', file: 'ajuda.html' },
        { pattern: '^/chat(?:/[^/]+)?/?$', file: 'index.html' },
      ]
      put('documents.json', JSON.stringify({ paths, notFound: 'nada.html' }))
    },
  })
  afterAll(async () => (await opened).close())
  const ask = async (address: string, headers = {}) =>
    (await opened).visitor().send('GET', address, { headers })
  const policy = (response: Response) => response.headers.get('content-security-policy') ?? ''
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

  test.each([
    ['/ajuda', HELP],
    ['/ajuda/?de=chat', HELP],
    ['/chat', PAGE],
    ['/chat/0199-abc', PAGE],
  ])('%s gets its document', async (address, document) => {
    const response = await ask(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(document)
  })

  test.each(['/nada', '/chat/a/b', '/AJUDA', '/ajuda/x', '/%F0%9F'])(
    '%s is not found, and its document says so',
    async (address) => {
      const response = await ask(address)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toContain('Esta página não existe')
    },
  )

  test('what is inline in a document is allowed by its hash, there and nowhere else', async () => {
    const own = policy(await ask('/ajuda'))
    expect(own).toContain(`script-src 'self' ${hash(EARLY)};`)
    expect(own).toContain(`style-src 'self' ${hash(STYLE)};`)
    expect(own).not.toContain('unsafe')
    expect(policy(await ask('/ajuda.html'))).toBe(own)
    const etag = (await ask('/ajuda')).headers.get('etag')
    expect(policy(await ask('/ajuda', { 'if-none-match': etag }))).toBe(own)
    for (const address of ['/chat', '/nada', '/api/health'])
      expect(policy(await ask(address))).not.toContain('sha256')
  })

  test('the list itself is not for the public', async () => {
    expect((await ask('/documents.json')).status).toBe(404)
  })
})

describe('the address in the page', () => {
  test('is the public one, in every encoding', async () => {
    const named = await createTestApp({
      env: { APP_URL: 'https://aconchego.exemplo.com.br' },
      web: (folder) =>
        writeFileSync(path.join(folder, 'index.html'), '<meta content="__APP_URL__/cartao.jpg">'),
    })
    const page = '<meta content="https://aconchego.exemplo.com.br/cartao.jpg">'
    const read = async (accepted: string) =>
      bytes(await named.visitor().send('GET', '/login', { headers: { 'accept-encoding': accepted } }))
    expect((await read('identity')).toString()).toBe(page)
    expect(brotliDecompressSync(await read('br')).toString()).toBe(page)
    expect(gunzipSync(await read('gzip')).toString()).toBe(page)
    await named.close()
  })
})

test('a document shows what the settings say of who answers for the data, escaped, and its own words otherwise', async () => {
  const page =
    '<span data-fill="controlador" class="x">quem opera</span><span data-fill="encarregado">ninguém</span><span data-fill="contato">o canal</span>'
  const named = await createTestApp({
    env: { CONTROLADOR: 'Casa & Cia', CONTATO: 'ola@exemplo.com.br' },
    web: (folder) => writeFileSync(path.join(folder, 'index.html'), page),
  })
  const text = await (await named.visitor().send('GET', '/privacidade')).text()
  expect(text).toBe(
    '<span data-fill="controlador" class="x">Casa &#38; Cia</span><span data-fill="encarregado">ninguém</span><span data-fill="contato"><a class="font-semibold text-accent underline underline-offset-4" href="mailto:ola@exemplo.com.br">ola@exemplo.com.br</a></span>',
  )
  const answer = await named.visitor().send('GET', '/api/responsible')
  expect(await answer.json()).toEqual({
    controlador: 'Casa & Cia',
    encarregado: null,
    contato: 'ola@exemplo.com.br',
  })
  await named.close()
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['identity', null],
    ['', null],
    ['brotli', null],
  ])('for a browser that takes %j is %s', async (accepted, encoding) => {
    for (const [file, content] of [
      ['/', PAGE],
      ['/assets/main-abc123.js', SCRIPT],
    ] as const) {
      const response = await get(file, { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      const body = await bytes(response)
      expect(response.headers.get('content-length')).toBe(String(body.length))
      const plain =
        encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
      expect(plain.toString()).toBe(content)
    }
  })

  test('is left out where no compressed copy was made', async () => {
    const response = await get('/assets/font-abc123.woff2', { 'accept-encoding': 'br, gzip' })
    expect(response.headers.get('content-encoding')).toBeNull()
  })
})

describe('what a browser already has', () => {
  test('is not sent again', async () => {
    const etag = (await get('/theme.js')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20}"$/)
    for (const known of [etag, `"outro", ${etag}`, `W/${etag}`, '*']) {
      const response = await get('/theme.js', { 'if-none-match': known })
      expect(response.status, known).toBe(304)
      expect((await bytes(response)).length).toBe(0)
      expect(response.headers.get('etag')).toBe(etag)
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('is sent again when it has changed', async () => {
    expect((await get('/theme.js', { 'if-none-match': '"antigo"' })).status).toBe(200)
  })

  test('differs by file', async () => {
    const etags = await Promise.all(
      ['/', '/theme.js', '/favicon.svg'].map(async (file) => (await get(file)).headers.get('etag')),
    )
    expect(new Set(etags).size).toBe(3)
  })
})

test('HEAD tells what GET would, without sending it', async () => {
  const whole = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
  const head = await product
    .visitor()
    .send('HEAD', '/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } })
  expect(head.status).toBe(200)
  for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
  }
  expect((await bytes(head)).length).toBe(0)
})

test('without a built web app the API works, and a page is not found', async () => {
  const bare = await createTestApp()
  expect((await bare.visitor().send('GET', '/api/health')).status).toBe(200)
  expect((await bare.visitor().send('GET', '/login')).status).toBe(404)
  await bare.close()
})
