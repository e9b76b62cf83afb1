import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT } from '#tests/support/process/child.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { findProgram } from './find-program.ts'

export const PROXIES = ['nginx', 'caddy'] as const
export type ProxyName = (typeof PROXIES)[number]
export type ShippedProxy = Awaited<ReturnType<typeof startShippedProxy>>

type Options = {
  /** The nodes' addresses. */
  nodes: readonly string[]
  /** The built web app that it serves when no node answers. */
  webFolder: string
}

/** A real nginx or Caddy with the file of deploy/; only names, ports, paths and TLS are of the test. */
export async function startShippedProxy(name: ProxyName, { nodes, webFolder }: Options) {
  const dir = mkdtempSync(path.join(tmpdir(), 'aconchego-proxy-'))
  const port = await freePort()
  const servers = nodes.map((node) => new URL(node).host)
  const config = path.join(dir, name === 'nginx' ? 'nginx.conf' : 'Caddyfile')
  writeFileSync(config, (name === 'nginx' ? nginxFile : caddyFile)({ port, servers, webFolder, dir }))
  const args =
    name === 'nginx' ? ['-p', dir, '-c', config] : ['run', '--adapter', 'caddyfile', '--config', config]
  const child = spawn(findProgram(name) ?? name, args, {
    env: { PATH: process.env.PATH, HOME: dir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  const closed = once(child, 'close')
  child.stderr.on('data', (part) => said.push(String(part)))
  await listens(child, port, said)
  return {
    url: `http://127.0.0.1:${port}`,
    /** Its log. */
    said: () => said.join('').trim().split('\n'),
    /** After it, all that was said has been heard. */
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await closed
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

type Site = { port: number; servers: readonly string[]; webFolder: string; dir: string }

function nginxFile({ port, servers, webFolder, dir }: Site): string {
  const site = readFileSync(path.join(PROJECT, 'deploy/nginx.conf'), 'utf8')
    // The site that only leads to https.
    .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/^( {2}server )127\.0\.0\.1:3000( .*)$/m, (_, before, after) =>
      servers.map((server) => `${before}${server}${after}`).join('\n'),
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;\n', '\n')
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace('root /opt/aconchego/dist/web;', `root ${webFolder};`)
    .replace('error_log /var/log/nginx/error.log', 'error_log stderr')
  mkdirSync(path.join(dir, 'temp'))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off;',
    'pid nginx.pid;',
    'error_log stderr;',
    // Otherwise its workers could not read the folder of whoever runs the tests.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 4096; }',
    'http {',
    ...temp.map((kind) => `${kind}_temp_path temp/${kind};`),
    'types { text/html html; text/css css; text/javascript js; }',
    site,
    '}',
  ].join('\n')
}

function caddyFile({ port, servers, webFolder }: Site): string {
  return readFileSync(path.join(PROJECT, 'deploy/Caddyfile'), 'utf8')
    .replace(/^\{\n/m, '{\n\tadmin off\n')
    .replace('aconchego.exemplo.com.br {', `http://127.0.0.1:${port} {`)
    .replace('reverse_proxy 127.0.0.1:3000 {', `reverse_proxy ${servers.join(' ')} {`)
    .replaceAll('/opt/aconchego/dist/web', webFolder)
}

async function listens(child: ChildProcess, port: number, said: string[]): Promise<void> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(20)) {
    if (await accepts(port)) return
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`the proxy does not listen: ${said.join('')}`)
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy())
}
