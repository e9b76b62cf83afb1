import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { freePort } from '#tests/support/process/free-port.ts'
import { startProgram } from '#tests/support/process/programs.ts'

const at = (file: string) => path.join(import.meta.dirname, file)

/** A scripted model that sends a token every so many milliseconds. */
export async function startModel(pause: number): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const env = { PORT: String(port), PAUSE: String(pause) }
  return { url: `http://127.0.0.1:${port}`, child: await startProgram(at('model.ts'), env, 'message') }
}

/** A process that plays visitors, as many at once as it is sent. */
export function startVisitors(): Promise<ChildProcess> {
  return startProgram(at('visitors.ts'), {}, 'message')
}
