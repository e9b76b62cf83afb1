import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/process/free-port.ts'
import { stopProgram } from '#tests/support/process/programs.ts'
import type { Subject } from './subject.ts'

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** nginx as a plain proxy, one process: the limit of what a server in between can cost. */
export async function startNginx(modelUrl: string): Promise<Subject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aconchego-nginx-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, modelUrl))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  await answering(port)
  return {
    nodes: [{ pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` }],
    async stop() {
      await stopProgram(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, modelUrl: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
    events { worker_connections 8192; }
    http { access_log off; ${temporary}
      server { listen 127.0.0.1:${port};
        location / { proxy_pass ${modelUrl}; proxy_http_version 1.1; proxy_buffering off; } } }`
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
    if (answers) return
    await wait(100)
  }
  throw new Error('nginx does not answer')
}
