import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { FILE_MAX_BYTES, SOUND_MAX_BYTES } from '#domain/limits.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { findProgram } from '#tests/support/proxies/find-program.ts'
import { PROXIES, startShippedProxy } from '#tests/support/proxies/shipped-proxy.ts'
import { soon } from '#tests/support/time/soon.ts'

const UNAVAILABLE = { error: { code: 'unavailable', message: ERRORS.unavailable.message, retryAfter: 5 } }

/** A node that answers like this until the test has finished. */
async function nodeThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serves = (text: string) => nodeThat((_, response) => void response.end(text))
/** A node whose database does not answer: documents come from its memory. */
const withoutDatabase = () =>
  nodeThat((request, response) => {
    const needsDatabase = request.url?.startsWith('/api/') && request.url !== '/api/ready'
    if (needsDatabase) response.statusCode = 503
    response.end(needsDatabase ? JSON.stringify(UNAVAILABLE) : 'um documento')
  })
const stopped = async () => `http://127.0.0.1:${await freePort()}`

describe.each(PROXIES)('behind %s', (name) => {
  const isMissing = findProgram(name) === null
  const proxied = test.skipIf(isMissing)

  async function proxyFor(...nodes: string[]) {
    const webFolder = tempDir()
    writeFileSync(path.join(webFolder, 'ajuda.html'), 'ligue 188')
    writeFileSync(path.join(webFolder, 'index.html'), 'o aplicativo')
    const proxy = await startShippedProxy(name, { nodes, webFolder })
    onTestFinished(proxy.stop)
    return async (address: string, init: RequestInit = {}) => {
      const response = await fetch(`${proxy.url}${address}`, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
  }

  proxied('a node that is stopped is not noticed, whatever is asked', async () => {
    const ask = await proxyFor(await stopped(), await serves('a outra'))
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await ask('/api/account/session')).toMatchObject({ status: 200, text: 'a outra' })
      const sent = { method: 'POST', body: '{"content":"oi"}' }
      expect(await ask('/api/conversations/1/messages', sent)).toMatchObject({ status: 200, text: 'a outra' })
    }
  })

  proxied('documents are served while no node has a database', async () => {
    const ask = await proxyFor(await withoutDatabase(), await withoutDatabase())
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await ask('/api/account/session')
      expect([answer.status, JSON.parse(answer.text)]).toEqual([503, UNAVAILABLE])
      expect(await ask('/ajuda')).toMatchObject({ status: 200, text: 'um documento' })
    }
  })

  proxied('public documents and the app are its own copies when no node answers', async () => {
    const ask = await proxyFor(await stopped(), await stopped())
    const help = await ask('/ajuda')
    expect(help).toMatchObject({ status: 200, text: 'ligue 188' })
    expect(help.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(help.headers.get('cache-control')).toBe('no-store')
    expect(help.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    expect(await ask('/chat/0199-abc')).toMatchObject({ status: 200, text: 'o aplicativo' })
  })

  proxied('requests are answered in our own words when no node answers', async () => {
    const ask = await proxyFor(await stopped())
    const answer = await ask('/api/conversations', { method: 'POST', body: '{}' })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([503, UNAVAILABLE])
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  proxied('no log tells who came, and for what, also while no node answers', async () => {
    const proxy = await startShippedProxy(name, { nodes: [await stopped()], webFolder: tempDir() })
    for (const address of ['/chat/0199-abc', '/api/conversations/0199-abc/messages', '/api/metrics'])
      await (await fetch(`${proxy.url}${address}`, { method: 'POST', body: 'x'.repeat(2e6) })).text()
    await fetch(`${proxy.url}/chat/0199-abc`).then((response) => response.text())
    await proxy.stop()
    expect(
      proxy.said().filter((line) => /0199-abc|conversations|metrics|remote_ip|client:/.test(line)),
    ).toEqual([])
  })

  proxied('the largest recording and the largest file of sales reach a node', async () => {
    const node = await nodeThat(async (request, response) => {
      let size = 0
      for await (const part of request) size += part.length
      response.end(`${size}`)
    })
    const ask = await proxyFor(node)
    const send = (address: string, size: number) =>
      ask(address, { method: 'POST', body: new Uint8Array(size) })
    expect((await send('/api/dictation', SOUND_MAX_BYTES)).text).toBe(`${SOUND_MAX_BYTES}`)
    for (const address of ['/api/painel/vendas/importar', '/api/painel/vendas/importar/previa'])
      expect((await send(address, FILE_MAX_BYTES)).text).toBe(`${FILE_MAX_BYTES}`)
  })

  proxied('nobody is led to a host that only the request names', async () => {
    const ask = await proxyFor(await serves('aqui'))
    expect(await ask('/api', { redirect: 'manual' })).toMatchObject({ status: 200, text: 'aqui' })
  })

  proxied('metrics are not for visitors', async () => {
    const ask = await proxyFor(await serves('aqui'))
    expect((await ask('/api/metrics')).status).toBe(404)
  })
})

describe('a node that responds with 503', () => {
  test.skipIf(findProgram('nginx') === null)(
    'is passed over by nginx, and asked again next time',
    async () => {
      let isBack = false
      const busy = await nodeThat((_, response) => {
        if (!isBack) response.statusCode = 503
        response.end('de volta')
      })
      const webFolder = tempDir()
      const proxy = await startShippedProxy('nginx', { nodes: [busy, await serves('a outra')], webFolder })
      onTestFinished(proxy.stop)
      const ask = async () => (await fetch(`${proxy.url}/api/account/session`, { method: 'POST' })).text()
      for (let turn = 0; turn < 6; turn += 1) expect(await ask()).toBe('a outra')
      isBack = true
      await soon(ask).toBe('de volta')
    },
  )
})
