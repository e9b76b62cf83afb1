import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { comprasCommand } from '#server/commands/compras.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { PROJECT } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { startServerProcess } from '#tests/support/process/server-process.ts'
import { eventually } from '#tests/support/time/soon.ts'

const run = promisify(execFile)
const hasTools = ['curl', 'openssl', 'od'].every((name) => spawnSync(name, ['--version']).error === undefined)

/** The script of docs/purchases.md, with these values in the place of its own. */
function scriptOf(values: Record<string, string>): string {
  const page = readFileSync(path.join(PROJECT, 'docs/purchases.md'), 'utf8')
  const [, script = ''] = /^```sh\n(URL=[\s\S]*?)^```$/m.exec(page) ?? []
  return Object.entries(values).reduce((text, [name, value]) => {
    expect(text).toMatch(new RegExp(`^${name}='`, 'm'))
    return text.replace(new RegExp(`^${name}='.*'$`, 'm'), () => `${name}='${value}'`)
  }, script)
}

test.skipIf(!hasTools)(
  'a sale that is signed as the documents show is taken, and with another secret refused',
  async () => {
    const server = await startServerProcess({ dataDir: createdDataDir() })
    const env = { DATA_DIR: server.dataDir, PORT: String(server.port), APP_URL: server.url }
    const { stdout } = await runWithin(comprasCommand, ['integracoes', 'add', 'generico'], env)
    const printed = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(stdout)?.[1] ?? ''
    const send = async (SEGREDO: string) => {
      return await run('sh', ['-c', scriptOf({ URL: printed('URL'), SEGREDO })])
    }
    expect(await send(printed('SEGREDO'))).toEqual({ stdout: '200\n', stderr: '' })
    const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    expect((await send(other)).stdout).toBe('401\n')
    await eventually(async () => {
      const person = await runWithin(comprasCommand, ['pessoa', 'ana@exemplo.com.br'], env)
      expect(person.stdout).toContain('generico\tteste-1\tmensal')
    })
    expect(await server.stop()).toBe(0)
  },
)
