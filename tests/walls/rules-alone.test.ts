import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const MOST_BYTES = 40_000

/** The file that a browser loads to read a message by itself, and the modules in it. */
async function builtRules() {
  const built = await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: 'src/domain/safety/read-rules.ts', formats: ['es'] } },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : null
  if (!chunk) throw new Error('nothing was built')
  return { code: chunk.code, modules: chunk.moduleIds.map((id) => path.relative(PROJECT, id)) }
}

test('the rules are read without weights, from a file that a phone loads in a moment', async () => {
  const { code, modules } = await builtRules()
  expect(modules).toContain('src/domain/safety/detector/find-signs.ts')
  expect(modules.filter((file) => /weights|safety\/model|classifier/.test(file))).toEqual([])
  expect(brotliCompressSync(code).length).toBeLessThan(MOST_BYTES)
  expect(gzipSync(code).length).toBeLessThan(MOST_BYTES)
})
