import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const tests = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'])

test.each(['docs/asvs.md', 'docs/threat-model.md', 'SECURITY.md'])(
  'what %s refers to is there',
  (document) => {
    const text = readFileSync(document, 'utf8')
    for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)\)/g))
      expect(`${link} ${existsSync(path.join(path.dirname(document), link))}`).toBe(`${link} true`)
    for (const [, name = ''] of text.matchAll(/`([\w/.-]+\.test\.ts)`/g))
      expect(`${name} ${tests.some((file) => file.endsWith(`/${name}`) || file === name)}`).toBe(
        `${name} true`,
      )
  },
)
