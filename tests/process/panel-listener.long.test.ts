import { expect, test } from 'vitest'
import { freePort } from '#tests/support/process/free-port.ts'
import { removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'

test('PAINEL_HOST opens a listener of its own, which stops with the server', async () => {
  const panel = `127.0.0.1:${await freePort()}`
  const server = await startServerProcess({ env: { PAINEL_HOST: panel } })
  // No operator yet: the panel is not there, and neither is the product.
  for (const path of ['/api/painel/sessao', '/api/health', '/login'])
    expect((await fetch(`http://${panel}${path}`)).status).toBe(404)
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  await server.stop()
  await expect(fetch(`http://${panel}/api/painel/sessao`)).rejects.toThrow()
  removeDataDir(server.dataDir)
})
