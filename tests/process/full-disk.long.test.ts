import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupCommand } from '#server/commands/backup.ts'
import { situacaoCommand } from '#server/commands/situacao.ts'
import { isAlive } from '#server/platform/files.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { copyOfDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { soon } from '#tests/support/time/soon.ts'

/** A disk of its own in memory; null where this user may not mount one. */
function smallDisk(): string | null {
  const dir = tempDir()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', dir]).status !== 0) return null
  onTestFinished(() => void execFileSync('umount', ['-l', dir]))
  return dir
}

/** Writes until not one byte more fits. */
function fill(dir: string): string {
  const file = path.join(dir, 'cheio')
  const handle = openSync(file, 'w')
  for (const size of [1 << 20, 4096, 1])
    try {
      for (const block = Buffer.alloc(size); ; ) if (writeSync(handle, block) < size) break
    } catch {
      // The disk is full.
    }
  closeSync(handle)
  return file
}

const filesIn = (dir: string) => readdirSync(dir).toSorted()

test('on a full disk the state can be read, a copy leaves, and the stop leaves nothing running', async (context) => {
  const dataDir = smallDisk()
  if (dataDir === null) return context.skip('needs the right to mount a tmpfs')
  copyOfDataDir(createdDataDir(), dataDir)
  const server = await startServerProcess({ dataDir })
  const postgres = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const filler = fill(dataDir)
  const before = filesIn(dataDir)
  const env = { DATA_DIR: dataDir, PORT: String(server.port) }

  const screen = await runWithin(situacaoCommand, [], env)
  expect(screen.stderr).toBe('')
  expect(screen.stdout).toContain('O disco de DATA_DIR está quase cheio: 0 % livre.')
  const elsewhere = path.join(tempDir(), 'copia.gz')
  expect(await runWithin(backupCommand, ['save', elsewhere], env)).toMatchObject({
    code: 0,
    stdout: `Backup guardado em ${elsewhere}.\n`,
  })
  const here = await runWithin(backupCommand, ['save', path.join(dataDir, 'copia.gz')], env)
  expect(here).toMatchObject({ code: 1, stdout: '' })
  expect(here.stderr).toMatch(/^Não há espaço em disco.*Libere espaço e tente de novo; nada foi perdido\.\n$/)

  expect(await server.stop()).toBe(0)
  expect(server.said.stderr).toBe('')
  await soon(() => isAlive(postgres)).toBe(false)
  expect(filesIn(dataDir)).toEqual(before)

  rmSync(filler)
  const again = await startServerProcess({ dataDir })
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200)
  expect(await again.stop()).toBe(0)
})
