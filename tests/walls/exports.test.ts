import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const FOLDERS = ['src', 'tests', 'lab', 'bench', 'scripts']
const EXPORT = /^export (?:async )?(?:const|function|type|class) (\w+)/gm
const IMPORT = /(?:from |import\(|import )'[^']*?([^/']+)'/g
const isTest = (name: string) => /\.test\.|\.fixture\.|^(?:tests|bench)\//.test(name)

/** Named by a setting of a tool, not by an import. */
const BY_SETTING = ['src/web/ui/draw-icon.ts drawIcon']

/** Loaded late and handed on as a whole to the callbacks that use its names (message-actions.tsx). */
const HANDED_ON = 'src/web/features/chat/screen/actions/version-actions.ts '

type Sources = Record<string, string>

/** Exports under src that no other file imports, or that only tests import while their own file has no use for them. */
function idleExports(files: Sources): string[] {
  const read = Object.entries(files).map(([name, code]) => ({
    name,
    code,
    imports: new Set(Array.from(code.matchAll(IMPORT), ([, file]) => file)),
    words: new Set(code.match(/\w+/g)),
  }))
  return read
    .filter(({ name }) => name.startsWith('src/') && !isTest(name))
    .flatMap(({ name, code }) => {
      const users = read.filter((other) => other.name !== name && other.imports.has(path.basename(name)))
      return Array.from(code.matchAll(EXPORT), ([, word = '']) => word)
        .filter((word) => {
          const by = users.filter((user) => user.words.has(word))
          if (by.some((user) => !isTest(user.name))) return false
          const mentions = code.match(new RegExp(`\\b${word}\\b`, 'g')) ?? []
          return by.length === 0 || mentions.length === 1
        })
        .map((word) => `${name} ${word}`)
    })
}

function sources(): Sources {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  const code = [...names.filter((name) => /\.(ts|tsx|mjs)$/.test(name)), 'vite.config.ts', 'vitest.config.ts']
  return Object.fromEntries(code.map((name) => [name, readFileSync(path.join(PROJECT, name), 'utf8')]))
}

test('every export of the product is used by the product', () => {
  const idle = idleExports(sources()).filter((found) => !found.startsWith(HANDED_ON))
  expect(idle.filter((found) => !BY_SETTING.includes(found))).toEqual([])
})

test('an export that nothing imports, or only a test, is found', () => {
  const planted = {
    'src/domain/a.ts': 'export const used = 1\nexport const idle = 2\nexport function tested() {}',
    'src/domain/b.ts':
      "import { used } from './a.ts'\nexport type Own = typeof used\nexport const own: Own = 1",
    'src/domain/a.test.ts': "import { tested } from './a.ts'\nimport { own, type Own } from './b.ts'",
  }
  expect(idleExports(planted)).toEqual([
    'src/domain/a.ts idle',
    'src/domain/a.ts tested',
    'src/domain/b.ts own',
  ])
})
