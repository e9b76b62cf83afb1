// npm run released-queries: at a release, collects the queries of the product while its server tests run, so that the
// migrations of the next release are tried under them. What was collected is written only if all tests passed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { COLLECTED_IN } from './collect-queries.ts'
import { RELEASED_QUERIES_FILE } from './released-queries.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'aconchego-queries-'))
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=server', 'src/server', 'tests/security'],
  { stdio: 'inherit', env: { ...process.env, [COLLECTED_IN]: folder } },
)
if (status === 0) {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n'),
  )
  const statements = [...new Set(lines.filter((line) => line !== ''))].sort()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const migration = readdirSync('src/server/migrations').sort().at(-1)
  writeFileSync(
    RELEASED_QUERIES_FILE,
    `-- version ${version}, migration ${migration}\n${statements.join('\n')}\n`,
  )
  process.stdout.write(
    `${statements.length} queries of ${version} in ${path.relative('.', RELEASED_QUERIES_FILE)}\n`,
  )
}
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
