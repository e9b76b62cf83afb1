import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from './commands.ts'
import { locate, selectorOf, type Target } from './locate.ts'

/** Ends what hangs, and nothing else. */
const TIMEOUT = 60_000
export const KEYS = {
  enter: '\uE007',
  escape: '\uE00C',
  shift: '\uE008',
  control: '\uE009',
  tab: '\uE004',
}

type Point = { x: number; y: number }

export type Tab = ReturnType<typeof createTab>

/** What a person does in a browser's tab, and what they see there. */
export function createTab(session: Session) {
  const { send } = session

  // biome-ignore lint/suspicious/noExplicitAny: whatever the page's function takes
  async function evaluate<Args extends any[], T>(
    run: (...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>> {
    return (await send('execute', { script: `return (${run}).apply(null, arguments)`, args })) as Awaited<T>
  }

  /** Waits for as long as a person would. */
  async function holds(what: string, isSo: () => Promise<unknown>): Promise<void> {
    const over = Date.now() + TIMEOUT
    for (let last: unknown; ; ) {
      try {
        if (await isSo()) return
        last = undefined
      } catch (error) {
        last = error
      }
      if (Date.now() > over) throw new Error(`${what}: not within ${TIMEOUT / 1000} s`, { cause: last })
      await wait(40)
    }
  }

  /** A browser's error page is also a page: the journey looks at what it shows. */
  async function go(command: 'navigate' | 'back' | 'forward', params = {}): Promise<void> {
    await send(command, params).catch((error: Error) => {
      if (!/neterror|error page|about:/i.test(error.message)) throw error
    })
  }

  const find = (target: Target) => evaluate(locate, ...selectorOf(target))
  const nameOf = ({ kind, name }: Target) => `${kind} '${name}'`

  async function sees(target: Target): Promise<void> {
    await holds(`seeing ${nameOf(target)}`, () => find(target))
  }

  async function seesNo(target: Target): Promise<void> {
    await holds(`not seeing ${nameOf(target)}`, async () => (await find(target)) === null)
  }

  async function act(...actions: unknown[]): Promise<void> {
    await send('actions', { actions })
  }

  async function point(target: Target, ...after: unknown[]): Promise<void> {
    let at: Point | null = null
    await holds(`reaching ${nameOf(target)}`, async () => {
      const before = JSON.stringify(at)
      const element = await find(target)
      at = element && (await evaluate(reach, element))
      // A page that is still being put together moves under one's hand.
      return at && JSON.stringify(at) === before
    })
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...(at ?? { x: 0, y: 0 }) }
    await act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [move, ...after],
    })
  }

  async function click(target: Target): Promise<void> {
    await point(target, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })
  }

  async function press(...keys: string[]): Promise<void> {
    const down = keys.map((value) => ({ type: 'keyDown', value }))
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }))
    await act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
  }

  async function type(words: string): Promise<void> {
    const actions = [...words].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await act({ type: 'key', id: 'keyboard', actions })
  }

  return {
    evaluate,
    holds,
    sees,
    seesNo,
    click,
    press,
    type,
    hover: (target: Target) => point(target),
    async fill(target: Target, words: string): Promise<void> {
      await click(target)
      await type(words)
    },
    open: (url: string) => go('navigate', { url }),
    /** As a person does it: the drivers' own command passes by the service worker in Firefox. */
    async reload(): Promise<void> {
      await evaluate(() => {
        document.documentElement.dataset.old = ''
        location.reload()
      })
      await holds('a page after the reload', () =>
        evaluate(() => !('old' in document.documentElement.dataset) && document.readyState === 'complete'),
      )
    },
    back: () => go('back'),
    forward: () => go('forward'),
    path: () => evaluate(() => location.pathname),
    isAt: (path: string) =>
      holds(`being at ${path}`, () => evaluate((at) => location.href.endsWith(at), path)),
    /** Height is that of what is seen, give or take the browser's own bars. */
    resize: (width: number, height: number) => send('setRect', { x: 0, y: 0, width, height }),
    screenshot: async (): Promise<Buffer> => Buffer.from((await send('screenshot')) as string, 'base64'),
    handle: () => send('handle') as Promise<string>,
    async newTab(): Promise<string> {
      const { handle } = (await send('newWindow', { type: 'tab' })) as { handle: string }
      return handle
    },
    switchTo: (handle: string) => send('switchTo', { handle }),
  }
}

/** Brings it into view and gives the point where a click hits it, or null while something lies over it. Runs in the page. */
function reach(element: Element): Point | null {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(at.x, at.y)
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? at : null
}
