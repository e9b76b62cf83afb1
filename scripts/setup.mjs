// Does the set-up that is missing, and nothing when nothing is: packages, the pinned Node, the web build, and for
// the tests a browser and a bucket, for the long ones poolers and proxies. Runs on any Node from 20 on, before anything is installed, so it uses
// only Node itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? '.', '..')
process.chdir(root)
const purpose = process.argv[2] ?? 'tools'
const pinnedNode = './node_modules/.bin/node'
const WEB_STAMP = 'dist/web/.stamp'

requireSystem(process.platform)
requireNode(process.versions.node, 20)
installPackages()
await import('../packages/postgres/build.mjs')
providePinnedNode()
const isTest = purpose === 'test' || purpose === 'test:long'
if (purpose === 'start' || isTest) buildWeb()
if (purpose === 'built') stampBuild()
if (isTest) {
  run(pinnedNode, ['scripts/browser.ts'])
  run(pinnedNode, ['scripts/programs.ts', purpose])
}

function installPackages() {
  const stamp = 'node_modules/.aconchego-packages'
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (readIfExists(stamp) === wanted) return
  say('Instalando os pacotes (só na primeira vez)...')
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** On Linux and macOS the pinned Node comes with the packages; elsewhere the Node at hand must be new enough. */
function providePinnedNode() {
  if (existsSync(pinnedNode)) return
  requireNode(process.versions.node, 24)
  mkdirSync(path.dirname(pinnedNode), { recursive: true })
  symlinkSync(process.execPath, pinnedNode)
}

function buildWeb() {
  if (readIfExists(WEB_STAMP) === hashOfWeb()) return
  say('Construindo a interface...')
  run(pinnedNode, ['scripts/build-web.ts'])
}

/** The build itself asks for it, so that `npm run build` spares the next start another one. */
function stampBuild() {
  writeFileSync(WEB_STAMP, hashOfWeb())
}

function hashOfWeb() {
  return hashOf([
    'package-lock.json',
    'vite.config.ts',
    'scripts/build-web.ts',
    'scripts/service-worker.ts',
    'scripts/prerender.ts',
    'scripts/fill-document.ts',
    'scripts/critical-css.ts',
    'src/web',
    'src/domain',
  ])
}

/** A digest of names, sizes and contents below the given places. */
function hashOf(places) {
  const hash = createHash('sha256').update(process.arch)
  for (const place of places)
    for (const file of filesBelow(place)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function run(command, args) {
  // What is installed while NODE_ENV is production would miss what builds the web app.
  const env = { ...process.env, NODE_ENV: '' }
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  if (status !== 0) fail(`${command} ${args.join(' ')} falhou${error ? `: ${error.message}` : '.'}`)
}

function requireSystem(platform) {
  if (platform === 'win32') fail('No Windows, use o WSL: dentro dele o Aconchego funciona como no Linux.')
}

function requireNode(version, major) {
  if (Number.parseInt(version, 10) >= major) return
  fail(`Este programa precisa do Node ${major} ou mais novo; aqui está o ${version}.`)
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  say(line)
  process.exit(1)
}
