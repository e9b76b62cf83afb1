import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '#domain/account/person.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { tellSessionNews } from '#web/lib/session-news.ts'
import { createPersonKeeper, type PersonState } from './person-keeper.ts'

const personOf = (id: string): Person => ({
  id,
  email: `${id}@exemplo.com.br`,
  plano: 'mensal',
  createdAt: '2025-04-20T12:00:00.000Z',
  onboardingFinalizado: true,
})

let stored: Map<string, string>
let session: string | null | 'unreachable'
/** Whose session of this browser was ended on purpose. */
let ended: string | undefined
let channels: FakeChannel[]

/** Tells the others at once. */
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    channels.push(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    channels = channels.filter((other) => other !== this)
  }
}

/** A tab of this browser, and every state it showed. */
function openTab() {
  const shown: PersonState[] = [{ status: 'loading' }]
  const keeper = createPersonKeeper({
    show: (change) => shown.push(change(shown.at(-1) as PersonState)),
    flush: (work) => work(),
  })
  keeper.attach()
  return {
    ...keeper.changes,
    shown,
    now: () => {
      const state = shown.at(-1) as PersonState
      return state.status === 'signed-in' ? state.person.id : state.status
    },
  }
}

const answered = () => vi.advanceTimersByTimeAsync(0)

async function tabOf(id: string) {
  session = id
  const tab = openTab()
  await answered()
  expect(tab.now()).toBe(id)
  return tab
}

/** Another tab in which this person signs in. */
async function signsInElsewhere(id: string) {
  const tab = openTab()
  session = id
  tab.enter({ person: personOf(id), model: 'demo' })
  await answered()
  return tab
}

beforeEach(() => {
  vi.useFakeTimers()
  channels = []
  stored = stubStorage()
  session = null
  ended = undefined
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/login' } }))
  vi.stubGlobal('history', { replaceState: () => {} })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', async () => {
    if (session === 'unreachable') throw new TypeError('Failed to fetch')
    return Response.json({ person: session === null ? null : personOf(session), model: 'demo', ended })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a tab of which nothing is known yet', () => {
  it('shows a failure when the server takes long to answer, and the person once it has answered', async () => {
    session = 'ana'
    const hanging = Promise.withResolvers<void>()
    const answering = globalThis.fetch
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      hanging.promise.then(() => answering(...asked)),
    )
    const tab = openTab()
    await vi.advanceTimersByTimeAsync(3999)
    expect(tab.now()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.now()).toBe('failed')
    hanging.resolve()
    await answered()
    expect(tab.now()).toBe('ana')
  })
})

describe('a tab with screens of one person', () => {
  it('shows nothing as soon as another one signs in elsewhere, and asks for its own person', async () => {
    const tab = await tabOf('ana')
    const other = openTab()
    session = 'bia'
    other.enter({ person: personOf('bia'), model: 'demo' })
    expect(tab.now()).toBe('loading')
    await answered()
    expect(tab.now()).toBe('other-person')
    expect(other.now()).toBe('bia')
  })

  it('is there again when its person signs in, in this tab or in another', async () => {
    const tab = await tabOf('ana')
    await signsInElsewhere('bia')
    await signsInElsewhere('ana')
    expect(tab.now()).toBe('ana')
    await signsInElsewhere('bia')
    tab.enter({ person: personOf('ana'), model: 'demo' })
    expect(tab.now()).toBe('ana')
  })

  it('shows nothing while it is not known who is signed in, once the server refused its person', async () => {
    const tab = await tabOf('ana')
    session = 'unreachable'
    tellSessionNews({ personId: 'ana', what: 'refused' })
    expect(tab.now()).toBe('loading')
    await answered()
    expect(tab.now()).toBe('failed')
  })

  it('stays when a later question was answered while an earlier one still waits', async () => {
    const tab = await tabOf('ana')
    const hanging = Promise.withResolvers<Response>()
    const answering = globalThis.fetch
    vi.stubGlobal('fetch', () => hanging.promise)
    tellSessionNews({ personId: 'ana', what: 'ended' })
    vi.stubGlobal('fetch', answering)
    tellSessionNews({ personId: 'ana', what: 'doubted' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tab.now()).toBe('ana')
  })

  it('does not mind what another person is refused', async () => {
    const tab = await tabOf('ana')
    session = null
    tellSessionNews({ personId: 'bia', what: 'refused' })
    await answered()
    expect(tab.now()).toBe('ana')
  })

  it('asks to sign in again when the session is over', async () => {
    const tab = await tabOf('ana')
    session = null
    tellSessionNews({ personId: 'ana', what: 'ended' })
    await answered()
    expect(tab.shown.at(-1)).toEqual({ status: 'signed-out', why: 'over' })
  })

  it('stays when its session was replaced by another of the same person', async () => {
    const tab = await tabOf('ana')
    const before = tab.shown.length
    tellSessionNews({ personId: 'ana', what: 'ended' })
    await answered()
    expect(tab.shown.slice(before).map(({ status }) => status)).toEqual(['signed-in'])
  })

  it('waits for the end of what it does itself to the session', async () => {
    const tab = await tabOf('ana')
    const before = tab.shown.length
    await tab.replaceSession(async () => {
      session = null
      for (const what of ['ended', 'refused', 'doubted'] as const) tellSessionNews({ personId: 'ana', what })
      await answered()
      session = 'ana'
    })
    await answered()
    expect(tab.shown.slice(before).map(({ status }) => status)).toEqual(['signed-in'])
  })

  it('is blank before the browser keeps it for the back button, and reads the session when it is back', async () => {
    const tab = await tabOf('ana')
    const turn = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
    turn('pagehide')
    expect(tab.now()).toBe('loading')
    session = 'bia'
    turn('pageshow')
    await answered()
    expect(tab.now()).toBe('other-person')
  })

  it('keeps its screens while the server cannot be asked and nothing speaks against them', async () => {
    const tab = await tabOf('ana')
    session = 'unreachable'
    document.dispatchEvent(new Event('visibilitychange'))
    await answered()
    expect(tab.now()).toBe('ana')
  })

  it('becomes that of another person only when they sign in here or choose so', async () => {
    const tab = await tabOf('ana')
    await signsInElsewhere('bia')
    await tab.adoptSession()
    expect(tab.now()).toBe('bia')
  })

  it('asks who is signed in when a tab of an older version says only a word', async () => {
    const tab = await tabOf('ana')
    session = 'bia'
    new FakeChannel().postMessage('entered')
    await answered()
    expect(tab.now()).toBe('other-person')
  })
})

describe('what was typed', () => {
  const typed = (id: string) => [...stored.keys()].filter((key) => key.includes(`:${id}:`))

  beforeEach(() => {
    for (const id of ['ana', 'bia']) {
      stored.set(`aconchego:rascunho:${id}:nova`, 'um rascunho')
      stored.set(`aconchego:saida:${id}:1`, '{}')
    }
  })

  it('is gone from this browser when its person signs out, in whatever tab, and another’s is not', async () => {
    const tab = await tabOf('ana')
    const same = openTab()
    await answered()
    session = null
    same.leave()
    expect(tab.shown.at(-1)).toEqual({ status: 'signed-out', why: 'left' })
    expect([typed('ana'), typed('bia')]).toEqual([[], expect.any(Array)])
    expect(typed('bia')).toHaveLength(2)
  })

  it('stays when another person signs out', async () => {
    const tab = await tabOf('ana')
    const other = await signsInElsewhere('bia')
    session = null
    other.leave()
    await answered()
    expect(tab.shown.at(-1)).toEqual({ status: 'signed-out', why: 'over' })
    expect([typed('ana').length, typed('bia').length]).toEqual([2, 0])
  })

  it('stays when the session ends by itself', async () => {
    await tabOf('ana')
    session = null
    tellSessionNews({ personId: 'ana', what: 'refused' })
    await answered()
    expect(typed('ana')).toHaveLength(2)
  })

  it('is gone when its person ended this session elsewhere, also where no screen of theirs is open', async () => {
    await tabOf('ana')
    session = null
    ended = 'ana'
    tellSessionNews({ personId: 'ana', what: 'refused' })
    await answered()
    expect([typed('ana').length, typed('bia').length]).toEqual([0, 2])

    ended = 'bia'
    const opened = openTab()
    await answered()
    expect(opened.shown.at(-1)).toEqual({ status: 'signed-out', why: 'ended-elsewhere' })
    expect(typed('bia')).toEqual([])
  })

  it('is gone when all conversations were erased, or the account', async () => {
    const tab = await tabOf('ana')
    tab.erased()
    expect([tab.now(), typed('ana')]).toEqual(['ana', []])
    stored.set('aconchego:rascunho:ana:nova', 'outro')
    tellSessionNews({ personId: 'ana', what: 'gone' })
    expect([tab.now(), typed('ana')]).toEqual(['signed-out', []])
  })
})
