import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { PROJECT } from '#tests/support/process/child.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { findProgram } from '#tests/support/proxies/find-program.ts'

const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8')
const unit = read('deploy/aconchego.service')
const container = read('deploy/Containerfile')
const compose = read('deploy/compose.yaml')
const start = read('deploy/container.sh')
const nginx = read('deploy/nginx.conf')
const caddy = read('deploy/Caddyfile')
const example = read('deploy/aconchego.env.example')
const { port } = readEnv({})

/** The names of all variables that are read, as env.ts lists them. */
const settingNames = [...read('src/server/env.ts').matchAll(/^ {2}([A-Z][A-Z_\d]+): [[A-Z]/gm)].map(
  ([, name]) => name,
)

/** What belongs to Node, the shell or PostgreSQL's own image. */
const OTHERS = new Set(['NODE_COMPILE_CACHE', 'PATH', 'DONO_EMAIL'])
const ofPostgres = (name: string) => name.startsWith('POSTGRES_')

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')
const linesOf = (text: string, start: RegExp) => text.split('\n').filter((line) => start.test(line))

test('every variable that is set there is one of ours', () => {
  const named = [
    ...namesIn(example, /^#?([A-Z_]+)=/gm),
    ...namesIn(linesOf(unit, /^Environment=/).join('\n'), /\b([A-Z_]+)=/g),
    ...namesIn(linesOf(container, /^ENV /).join('\n'), /\b([A-Z_]+)=/g),
    ...namesIn(compose, /^ +([A-Z_]+): /gm),
  ]
  expect(named.length).toBeGreaterThan(15)
  expect(settingNames).toContain('DATABASE_URL')
  const unknown = named.filter(
    (name) => !settingNames.includes(name) && !OTHERS.has(name) && !ofPostgres(name),
  )
  expect(unknown).toEqual([])
})

test('the example of settings is one that the server starts with', () => {
  const set = Object.fromEntries(linesOf(example, /^[A-Z_]+=/).map((line) => line.split(/=(.*)/s)))
  expect(readEnv({ ...set, NODE_ENV: 'production' }).appUrl).toBe('https://aconchego.exemplo.com.br')
})

test('proxies, container and server agree on the port', () => {
  expect(namesIn(nginx, /^ {2}server 127\.0\.0\.1:(\d+)/gm)).toEqual([`${port}`])
  expect(namesIn(caddy, /reverse_proxy 127\.0\.0\.1:(\d+)/g)).toEqual([`${port}`])
  expect(namesIn(container, /^(?:EXPOSE |ENV .*\bPORT=)(\d+)/gm)).toEqual([`${port}`, `${port}`])
  expect(compose).toContain(`"127.0.0.1:${port}:${port}"`)
})

test('unit and container start what npm start starts', () => {
  const { start } = JSON.parse(read('package.json')).scripts
  const [, command = ''] = /start (--\S+ src\/server\/main\.ts)$/.exec(start) ?? []
  expect(existsSync(path.join(PROJECT, command.split(' ')[1] ?? ''))).toBe(true)
  expect(unit).toMatch(new RegExp(`^ExecStart=/opt/aconchego/node_modules/.bin/node ${command}$`, 'm'))
  expect(container).toContain(
    `CMD ["node", ${command
      .split(' ')
      .map((part) => `"${part}"`)
      .join(', ')}]`,
  )
})

test('what is kept is below DATA_DIR', () => {
  expect(unit).toContain('DATA_DIR=/var/lib/aconchego')
  expect(unit).toContain('StateDirectory=aconchego\n')
  expect(container).toMatch(/DATA_DIR=\/data [\s\S]*VOLUME \/data$/m)
  expect(compose).toContain('"data:/data"')
})

test('the trusted proxies of the compose file are its own network, and its database is reached by a socket', () => {
  const [trusted] = namesIn(compose, /TRUSTED_PROXY: (\S+)/g)
  expect(compose).toContain(`subnet: ${trusted},`)
  const [url = ''] = namesIn(start, /DATABASE_URL-([^}]*)\}/g)
  const secret = Buffer.alloc(32, 1).toString('base64')
  const keys = { AUTH_SECRET: secret, ENCRYPTION_KEY: secret }
  const env = { ...keys, NODE_ENV: 'production', DATABASE_URL: url.replace(/\$\(.*\)/, 'senha') }
  expect(url).toContain('$(cat')
  expect(readEnv(env).unencrypted).toEqual([])
})

test('secrets are made once, and the server takes them', () => {
  const SECRETS_DIR = tempDir()
  const make = () =>
    spawnSync('sh', ['deploy/container.sh', 'secrets'], {
      cwd: PROJECT,
      env: { ...process.env, SECRETS_DIR },
    })
  const secretOf = (name: string) => readFileSync(path.join(SECRETS_DIR, name), 'utf8').trim()
  expect(make().status).toBe(0)
  const [AUTH_SECRET, ENCRYPTION_KEY] = [secretOf('auth-secret'), secretOf('encryption-key')]
  const DATABASE_URL = `postgres://aconchego:${secretOf('postgres-password')}@%2Frun%2Fpostgresql/aconchego`
  expect(readEnv({ AUTH_SECRET, ENCRYPTION_KEY, DATABASE_URL, NODE_ENV: 'production' })).toMatchObject({
    authSecret: AUTH_SECRET,
    encryptionKey: ENCRYPTION_KEY,
  })
  expect(make().status).toBe(0)
  expect(secretOf('auth-secret')).toBe(AUTH_SECRET)
  expect(secretOf('encryption-key')).toBe(ENCRYPTION_KEY)
})

test('the compose file starts what the image holds, and keeps in volumes what the image made for it', () => {
  const { start: npmStart } = JSON.parse(read('package.json')).scripts
  expect(start).toContain(`exec node ${npmStart.split(' start ').at(-1)}`)
  expect(container).toContain('./deploy/container.sh')
  expect(read('deploy/Containerfile.dockerignore')).toContain('!deploy/container.sh')
  for (const folder of ['/data', '/backups', '/secrets']) {
    expect(container).toMatch(new RegExp(`install -d [^\\n]* ${folder}\\b|install -d [^\\n]*${folder}`))
    expect(compose).toContain(`:${folder}`)
  }
  const volumes = [...compose.matchAll(/"(\w+):\//g)].map(([, name]) => name)
  const declared = namesIn(compose.split('\nvolumes:\n')[1] ?? '', /^ {2}(\w+):$/gm)
  expect(declared).toEqual([...new Set(volumes)].toSorted())
})

test('proxies forward the address of the connection', () => {
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(caddy).toContain('header_up X-Forwarded-For {remote_host}')
})

test('plain http leads to the site itself, whatever host was asked for', () => {
  expect(nginx).toContain('return 308 https://$server_name$request_uri;')
})

const promtool = findProgram('promtool')
test.skipIf(promtool === null)('each alarm rings as in its own test', () => {
  const args = ['test', 'rules', path.join(PROJECT, 'deploy/alarms.test.yml')]
  const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8' })
  expect([status, stderr], stdout).toEqual([0, ''])
})
