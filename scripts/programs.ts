// Installs the poolers and proxies that server tests run the product behind, where that needs no question. It is tried
// once: tests whose program is missing are skipped.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { findProgram, PROGRAMS } from '#tests/support/proxies/find-program.ts'
import { hasApt, installPackage, updateApt } from './apt.ts'

const TRIED = '.cache/programs-tried'
const missing = PROGRAMS.filter((name) => findProgram(name) === null)

if (missing.length > 0 && hasApt() && !existsSync(TRIED)) {
  console.error(`Instalando ${missing.join(', ')} para os testes (só na primeira vez)...`)
  updateApt()
  for (const name of missing) installPackage(name)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(TRIED, '')
}
