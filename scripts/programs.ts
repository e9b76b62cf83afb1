// Installs the bucket that copies are tested with, and for npm run test:long the poolers and proxies that its tests run the
// product behind, where that needs no question. It is tried once: tests whose program is missing are skipped.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { findProgram, PROGRAMS } from '#tests/support/proxies/find-program.ts'
import { hasApt, installPackage, run, updateApt } from './apt.ts'

const TRIED = '.cache/programs-tried'
const wanted = process.argv[2] === 'test:long' ? PROGRAMS : []
const missing = wanted.filter((name) => findProgram(name) === null)

if (missing.length > 0 && hasApt() && !existsSync(TRIED)) {
  console.error(`Instalando ${missing.join(', ')} para os testes (só na primeira vez)...`)
  updateApt()
  for (const name of missing) installPackage(name)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(TRIED, '')
}

const S3RVER = '.cache/s3rver'
if (!existsSync(`${S3RVER}/package.json`)) {
  mkdirSync(S3RVER, { recursive: true })
  writeFileSync(`${S3RVER}/package.json`, '{"private":true}')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  run('npm', ['install', '--prefix', S3RVER, 's3rver@3.7.1', ...quiet])
}
