import { randomUUID } from 'node:crypto'
import { blankPlan } from '#domain/notebook/safety-plan.ts'
import type { createApp } from '#server/app.ts'
import { PASSWORD } from '#tests/support/product/test-app.ts'

export type ApiRoute = { method: string; path: string }

/** Every address for people that does something, taken from the router: a new one is in it by itself. */
export function apiRoutes(app: ReturnType<typeof createApp>): ApiRoute[] {
  return routesOf(app).filter(({ path }) => !path.startsWith(PANEL))
}

/** Every address for operators. */
export function panelRoutes(app: ReturnType<typeof createApp>): ApiRoute[] {
  return routesOf(app).filter(({ path }) => path.startsWith(PANEL))
}

const PANEL = '/api/painel/'

function routesOf(app: ReturnType<typeof createApp>): ApiRoute[] {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`)
  return [...new Set(routes)].map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path }
  })
}

export function changesSomething({ method }: ApiRoute): boolean {
  return method !== 'GET'
}

/** Those that are there for people who are not signed in. Everything else must ask who is there. */
export const PUBLIC = new Set([
  'GET /api/health',
  'GET /api/ready',
  'GET /api/responsible',
  'GET /api/account/session',
  'POST /api/account/register',
  'POST /api/account/login',
  'POST /api/account/logout',
  'POST /api/account/forgot-password',
  'POST /api/account/reset-password',
  'POST /api/account/entry-link',
  'POST /api/account/know-browser',
  'POST /api/webhooks/:platform/:id',
  'POST /api/account/undo-password',
  'POST /api/account/undo-account',
])

export function isPublic({ method, path }: ApiRoute): boolean {
  return PUBLIC.has(`${method} ${path}`)
}

/** The address with these values in its named places. */
export function fill(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? randomUUID())
}

/** Has every field of every form, all of them good: whatever a route wants to read, it finds. */
export function goodBody() {
  return {
    id: randomUUID(),
    style: 'direta',
    title: 'Outro título',
    content: 'Oi',
    shown: 0,
    number: 1,
    on: true,
    rested: false,
    text: 'palavras',
    notesRead: false,
    keptHours: 24,
    pinned: true,
    aiMayRead: true,
    conversationId: randomUUID(),
    day: '2026-01-01',
    mood: 'bem',
    feelings: ['calma'],
    words: 'palavras',
    kind: 'pensamento',
    step: 'situacao',
    answers: { situacao: 'palavras' },
    ...blankPlan(),
    email: 'alguem@exemplo.com.br',
    password: PASSWORD,
    confirmation: PASSWORD,
    current: PASSWORD,
    token: 'um-token',
    now: false,
    motivo: 'um motivo',
    plataforma: 'kiwify',
    segredo: 'um-segredo',
    produto: 'p1',
    oferta: '',
    plano: 'mensal',
    csv: 'plataforma,compra,email,data,plano\ngenerico,c1,alguem@exemplo.com.br,2026-01-01,mensal',
    codigo: 'ABCD-2345',
    de: 'alguem@exemplo.com.br',
    para: 'outro@exemplo.com.br',
    texto: 'Voltamos às 10h.',
    inicio: '2026-01-01T00:00:00Z',
    fim: '2026-01-02T00:00:00Z',
    controlador: 'Exemplo Ltda.',
    encarregado: '',
    contato: '',
    credential: { id: 'x', response: {} },
  }
}
