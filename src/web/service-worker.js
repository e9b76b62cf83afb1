// Keeps the app's own files for times without a connection. What is kept is the list that the build writes here
// (scripts/service-worker.ts) and nothing else: never an answer of /api, never a word of a conversation.
const VERSION = '__VERSION__'
const FILES = ['__FILES__']

const CACHE = `aconchego-${VERSION}`
const PAGE = '/index.html'
/** Answers of the server, and the operator's panel. */
const NEVER = /^\/(?:api|painel)(?:\/|$)/
/** A connection that takes longer than this is as good as none. */
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  // Where the browser can do so, it does not even ask us about these.
  event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]).catch(() => {})
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder())
})

// A new version waits until the person says so: nobody loses a page they are writing on.
self.addEventListener('message', ({ data }) => {
  if (data === 'atualizar') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || NEVER.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})

/** The page from the server, or a kept one when the server or a proxy before it can't give it. */
async function page(request) {
  const asked = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([asked.catch(() => null), late])
  if (answer && answer.status < 500) return answer
  const { pathname } = new URL(request.url)
  return (await kept(`${pathname}.html`)) ?? (await kept(PAGE)) ?? asked
}

function kept(path) {
  return caches.match(path, { cacheName: CACHE })
}

async function forgetOlder() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}
