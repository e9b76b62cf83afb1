// Asks the registry about known weaknesses of our packages. Fails on one that is not excused in
// audit-exceptions.json, with 1; where the registry can't be asked (no network, a mirror without the service), with 2:
// nothing was checked, and nobody may take that for a good result.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Exception, judge, readAudit } from './read-audit.ts'

const exceptions: Exception[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'audit-exceptions.json'), 'utf8'),
)
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const findings = readAudit(stdout ?? '')
if (!findings) {
  console.error('Não foi possível perguntar ao registro de pacotes: nada foi verificado.')
  process.exit(2)
}
const { open, excused } = judge(findings, exceptions, new Date().toISOString().slice(0, 10))
for (const { advisory, package: name, title } of excused)
  console.log(`aceita  ${advisory}  ${name}: ${title}`)
for (const { advisory, package: name, severity, title } of open)
  console.error(`${severity}  ${advisory}  ${name}: ${title}`)
console.log(`${open.length} em aberto, ${excused.length} aceitas com motivo.`)
process.exit(open.length > 0 ? 1 : 0)
