// The same product with hot reload of both sides: Vite serves the pages and passes /api on to the real server, which
// starts anew whenever one of its files changes. The pages come from Vite, so the product's own content security
// policy, which has no room for hot reload, is not in force here.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createServer, type ProxyOptions } from 'vite'
import { readEnv, type Settings } from '#server/env.ts'
import { freePort } from '#tests/support/process/free-port.ts'

const project = path.resolve(import.meta.dirname, '..')
process.chdir(project)

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readEnv(process.env)
  const inside = await freePort()
  const server = startServer(settings, inside)
  const web = await startWeb(settings, inside).catch(async (error) => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    throw error
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : null
    server.kill('SIGTERM')
    await Promise.all([ended, web.close()])
    process.exit(0)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** The real server on a port of its own, told that people reach it at the public address. */
function startServer({ appUrl, ownUrl }: Settings, port: number) {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), APP_URL: appUrl }
  const args = ['--watch', '--watch-preserve-output', 'src/server/main.ts']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('Endereço público: ')) return
    // Not its own address, which is of no use to anybody, but the one at which everything is.
    console.info(line.startsWith('Aconchego em ') ? `Aconchego em ${ownUrl}` : line)
  })
  return child
}

async function startWeb(settings: Settings, inside: number) {
  const { host, port, appUrl } = settings
  const web = await createServer({
    configFile: path.join(project, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host,
      port,
      strictPort: true,
      allowedHosts: [new URL(appUrl).hostname],
      proxy: { '/api': passOn(settings, `http://127.0.0.1:${inside}`) },
    },
  })
  try {
    return await web.listen()
  } catch {
    await web.close()
    throw new Error(`PORT: não é possível usar a porta ${port}; escolha outra.`)
  }
}

/** All the names of this machine are at home, as they are without a proxy in between. */
function passOn({ origins, appUrl, hasPublicUrl }: Settings, target: string): ProxyOptions {
  return {
    target,
    xfwd: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (request) => {
        const origin = request.getHeader('origin')
        if (!hasPublicUrl && origins.includes(String(origin))) request.setHeader('origin', appUrl)
      })
    },
  }
}
