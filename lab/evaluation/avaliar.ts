import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { REAL_CLOCK } from './patience.ts'
import { readBriefs, readGold, readScripted, readSingles } from './read-people.ts'
import { runAvaliar } from './run-avaliar.ts'

const env = path.resolve('.env')
if (existsSync(env)) process.loadEnvFile(env)

process.exitCode = await runAvaliar(process.argv.slice(2), process.env, {
  people: { scripted: readScripted(), singles: readSingles(), briefs: readBriefs() },
  gold: readGold(),
  root: path.resolve('avaliacao'),
  day: new Date().toLocaleDateString('sv-SE'),
  commit: readCommit(),
  clock: REAL_CLOCK,
  // console, unlike the stream, does not mind that its reader has left: `| head`.
  say: (line) => console.log(line),
  progress: (line) =>
    process.stderr.isTTY ? void process.stderr.write(`\r\x1b[K${line}`) : console.error(line),
})
if (process.stderr.isTTY) process.stderr.write('\n')

function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
