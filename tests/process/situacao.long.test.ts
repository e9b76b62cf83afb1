import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupCommand } from '#server/commands/backup.ts'
import { situacaoCommand } from '#server/commands/situacao.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { newDataDir, removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { eventually } from '#tests/support/time/soon.ts'

const situacao = (env: Record<string, string>) => runWithin(situacaoCommand, [], env)

/** The same as a program of its own. */
async function program(env: Record<string, string>) {
  const child = startChild('src/server/commands/run.ts', ['situacao'], { env, cwd: tempDir() })
  return { code: await child.ended, stdout: child.said.stdout, stderr: child.said.stderr }
}

/** The screen while a server runs: one that a busy machine keeps from answering in time is said to be stopped. */
const ofRunning = <Screen extends { stdout: string }>(url: string, look: () => Promise<Screen>) =>
  eventually(async () => {
    const screen = await look()
    expect(screen.stdout).toContain(`no ar em ${url}`)
    return screen
  })

/** What the screen says needs attention, but for the disk of the machine that runs the tests. */
const attention = (stdout: string) =>
  stdout.split('\n').filter((line) => line.startsWith('  - ') && !line.includes('disco'))

test('the screen is there while the server runs and while it is stopped, and ends with what it found', async () => {
  const server = await startServerProcess({ dataDir: createdDataDir() })
  const { dataDir } = server
  onTestFinished(() => removeDataDir(dataDir))
  const env = { DATA_DIR: dataDir, PORT: String(server.port) }

  const first = await ofRunning(server.url, () => program(env))
  expect(first).toMatchObject({ code: 1, stderr: '' })
  expect(first.stdout).toMatch(/^Aconchego \d+\.\d+\.\d+( \([0-9a-f]{8}\))?$/m)
  expect(first.stdout).not.toContain('\u001b')
  expect(first.stdout).not.toContain('@')
  expect(attention(first.stdout)).toEqual([
    '  - Nenhum backup foi guardado. Para resolver: npm run backup -- save PASTA',
  ])

  await runWithin(backupCommand, ['save', path.join(tempDir(), 'copia.gz')], env)
  const good = await ofRunning(server.url, () => situacao(env))
  expect(attention(good.stdout)).toEqual([])
  expect(good.stdout).toContain('Backup     há menos de uma hora')
  expect(good.code).toBe(good.stdout.includes('Nada precisa de atenção.') ? 0 : 1)

  expect(await server.stop()).toBe(0)
  const stopped = await situacao(env)
  expect(stopped).toMatchObject({ code: 1, stderr: '' })
  expect(attention(stopped.stdout)).toEqual([
    `  - O servidor não responde em ${server.url}. Para resolver: npm start`,
  ])
  expect(stopped.stdout).toContain('Servidor   parado')
})

test('where there is no database one line shows it, and none is made', async () => {
  const dataDir = path.join(newDataDir(), 'nada')
  onTestFinished(() => removeDataDir(path.dirname(dataDir)))
  const none = await situacao({ DATA_DIR: dataDir })
  expect(none).toEqual({
    code: 1,
    stdout: '',
    stderr: `Ainda não há banco em ${dataDir}: npm start o cria.\n`,
  })
  expect(existsSync(dataDir)).toBe(false)
})

test('a database that does not answer is reported in one line, without its password', async () => {
  const away = await situacao({ DATABASE_URL: 'postgres://ana:segredo@127.0.0.1:9/x' })
  expect(away).toMatchObject({ code: 1, stdout: '' })
  expect(away.stderr).toMatch(/^DATABASE_URL: o PostgreSQL não respondeu \(.*\)\n$/)
  expect(away.stderr).not.toContain('segredo')
})
