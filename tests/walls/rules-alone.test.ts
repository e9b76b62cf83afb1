import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { rules } from '#domain/safety/detector/rules.ts'
import { readRules } from '#domain/safety/read-rules.ts'
import { PROJECT } from '#tests/support/process/child.ts'
import { rulesAlone } from '../../vite.config.ts'

const MOST_BYTES = 40_000

/** The file that a browser loads to read a message by itself, and the modules in it. */
async function builtRules() {
  const built = await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [rulesAlone()],
    build: {
      write: false,
      lib: { entry: 'src/domain/safety/read-rules.ts', formats: ['es'] },
      // As it is served: a library would keep its blanks.
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : null
  if (!chunk) throw new Error('nothing was built')
  return { code: chunk.code, modules: chunk.moduleIds.map((id) => path.relative(PROJECT, id)) }
}

const { code, modules } = await builtRules()

test('the rules are read without weights, from a file that a phone loads in a moment', () => {
  expect(modules).toContain('src/domain/safety/detector/find-signs.ts')
  expect(modules.filter((file) => /weights|safety\/model|classifier/.test(file))).toEqual([])
  const notes = rules.flatMap(({ id, says, catches, spares }) => [
    `[${id}\n`,
    `[${id} `,
    says,
    ...catches,
    spares,
  ])
  expect(notes.filter((note) => code.includes(note))).toEqual([])
  expect(brotliCompressSync(code).length).toBeLessThan(MOST_BYTES)
})

test('what is built reads every example as the rules do', async () => {
  const built: { readRules: typeof readRules } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )
  const examples = rules.flatMap(({ catches, spares }) => [...catches, spares])
  expect(examples.length).toBeGreaterThan(100)
  for (const example of examples)
    expect([example, built.readRules(example)]).toEqual([example, readRules(example)])
})
