import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SessionAnswer } from '#domain/api/account.ts'
import type { ConversationPage, OnboardingAnswer } from '#domain/api/chat.ts'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { keysCommand } from '#server/commands/keys.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { PASSWORD } from '#tests/support/product/test-app.ts'

const keys = (args: string[], env: Record<string, string>) => runWithin(keysCommand, args, env)

/** The same as a program of its own. */
async function program(args: string[], env: Record<string, string>) {
  const child = startChild('src/server/commands/run.ts', ['keys', ...args], { env, cwd: tempDir() })
  return { code: await child.ended, stdout: child.said.stdout, stderr: child.said.stderr }
}

/** The demonstration's person, signed in at this server. */
async function enter(url: string, how: 'register' | 'login') {
  const form = { email: 'demo@aconchego.local', password: PASSWORD, confirmation: PASSWORD }
  const response = await fetch(`${url}/api/account/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  expect(response.status).toBe(200)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { person } = (await response.json()) as SessionAnswer
  const headers = { cookie, [PERSON_HEADER]: person?.id ?? '' }
  return async <T>(method: string, address: string): Promise<T> =>
    (await (await fetch(`${url}${address}`, { method, headers })).json()) as T
}

test('the master key of a product in use is changed by one command, and the old one forgotten by another', async () => {
  const server = await startServerProcess({ dataDir: createdDataDir() })
  const { dataDir } = server
  onTestFinished(() => removeDataDir(dataDir))
  const env = { DATA_DIR: dataDir }
  const ask = await enter(server.url, 'register')
  const { conversation } = await ask<OnboardingAnswer>('POST', '/api/onboarding')
  const file = () => readFileSync(path.join(dataDir, 'keys/encryption-key'), 'utf8').trim().split('\n')
  const [first] = file()

  const rotated = await program(['rotate'], env)
  expect(rotated).toMatchObject({ code: 0, stderr: '' })
  expect(rotated.stdout).toContain('Chave mestra trocada: versão 2 em uso, 1 chave protegida de novo.')
  expect(file()).toHaveLength(2)
  expect(file()[1]).toBe(first)
  expect((await keys(['status'], env)).stdout).toContain('protege 1 pessoa (em uso)')
  expect((await keys(['retire'], env)).stdout).toBe('1 chave anterior foi esquecida.\n')
  expect(file()).not.toContain(first)
  for (const key of [first, ...file()]) expect(rotated.stdout).not.toContain(key)

  const list = async (asking: typeof ask) =>
    (await asking<ConversationPage>('GET', '/api/conversations')).conversations.map((one) => one.id)
  expect(await list(ask)).toEqual([conversation?.id])
  expect(await server.stop()).toBe(0)
  const restarted = await startServerProcess({ dataDir })
  expect(await list(await enter(restarted.url, 'login'))).toEqual([conversation?.id])
  expect(await restarted.stop()).toBe(0)
})

test.each([[[]], [['rode']], [['rotate', 'agora']]])(
  '%j is not understood, and changes nothing',
  async (args) => {
    const dataDir = path.join(tempDir(), 'nowhere')
    const { code, stdout, stderr } = await keys(args, { DATA_DIR: dataDir })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('npm run keys -- COMANDO')
    expect(existsSync(dataDir)).toBe(false)
  },
)
