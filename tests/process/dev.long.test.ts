import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#server/platform/files.ts'
import { startChild } from '#tests/support/process/child.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { newDataDir, removeDataDir } from '#tests/support/process/server-process.ts'
import { soon } from '#tests/support/time/soon.ts'

async function startDev(env: Record<string, string> = {}) {
  const dataDir = newDataDir()
  const port = await freePort()
  const child = startChild('scripts/dev.ts', [], { env: { PORT: String(port), DATA_DIR: dataDir, ...env } })
  const end = async () => {
    await child.stop()
    removeDataDir(dataDir)
  }
  return { ...child, dataDir, url: `http://127.0.0.1:${port}`, port, end }
}

describe('npm run dev', () => {
  let dev: Awaited<ReturnType<typeof startDev>>
  beforeAll(async () => {
    dev = await startDev()
    await dev.says(/^Aconchego em (\S+)$/m)
  })
  afterAll(() => dev.end())

  test('is the same product at one address', async () => {
    expect(dev.said.stdout).toContain(`Aconchego em ${dev.url}\n`)
    const page = await fetch(`${dev.url}/login`)
    expect(await page.text()).toContain('/@vite/client')
    expect(await (await fetch(`${dev.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
  })

  test('lets its pages change things, and not those of others', async () => {
    const logout = async (origin: string) =>
      (await fetch(`${dev.url}/api/account/logout`, { method: 'POST', headers: { origin } })).status
    expect(await logout(dev.url)).toBe(200)
    expect(await logout(`http://localhost:${dev.port}`)).toBe(200)
    expect(await logout('https://mau.exemplo')).toBe(403)
  })

  test('ends with all its parts', async () => {
    const pidFile = path.join(dev.dataDir, 'postgres/postmaster.pid')
    const database = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    expect(await dev.stop('SIGINT')).toBe(0)
    await soon(() => isAlive(database)).toBe(false)
    await expect(fetch(`${dev.url}/`)).rejects.toThrow()
  })
})

test('a wrong setting stops it with one line', async () => {
  const dev = await startDev({ PORT: '0' })
  onTestFinished(dev.end)
  expect(await dev.ended).toBe(1)
  expect(dev.said.stderr).toBe('PORT: deve ser um número de porta entre 1 e 65535.\n')
})
