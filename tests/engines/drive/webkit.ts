import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/support/process/free-port.ts'
import { COMMANDS, type Session } from './commands.ts'
import { endProgram, readUntil, startDriver } from './process.ts'

type Programs = { driver: string; screen: string }

const NARROW_BARS = '* { font-size: 1px; min-width: 0; margin: 0; padding: 0; border-width: 0 }'

/** WebKitGTK's small browser on a screen that nobody sees. */
export async function startWebkit({ driver, screen }: Programs): Promise<Session> {
  const home = mkdtempSync(path.join(tmpdir(), 'aconchego-webkit-'))
  // Else the window would be no narrower than its own bars.
  mkdirSync(path.join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), NARROW_BARS)
  const display = await startScreen(screen)
  const port = await freePort()
  const child = startDriver(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      LANGUAGE: 'pt_BR',
      GDK_BACKEND: 'x11',
      // There is no graphics card to draw with.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  const base = `http://127.0.0.1:${port}`
  await readUntil(child, () => fetch(`${base}/status`))
  const created = (await ask(base, 'POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const session = `${base}/session/${created.sessionId}`
  return {
    engine: `WebKitGTK ${created.capabilities.browserVersion}`,
    send(command, params = {}) {
      const [method, at] = COMMANDS[command]
      return ask(session, method, at, params)
    },
    async close() {
      await ask(session, 'DELETE', '', {}).catch(() => {})
      await endProgram(child)
      await endProgram(display.child)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function ask(
  base: string,
  method: string,
  at: string,
  params: Record<string, unknown>,
): Promise<unknown> {
  const response = await fetch(base + at, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(params) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${at}: ${error}: ${message}`)
}

/** A virtual screen. It chooses its own number and says which. */
async function startScreen(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = startDriver(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const said = child.stdio[3]
  if (!said) throw new Error('no way to hear the number of the screen')
  const [number] = (await once(said, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, child }
}
