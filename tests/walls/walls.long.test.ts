import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

type Planted = { name: string; file: string; code: string }

/** One violation for each wall; each must turn the compiler or the linter red, in its own file. */
const VIOLATIONS: Planted[] = [
  {
    name: 'domain uses the browser',
    file: 'src/domain/planted/dom.ts',
    code: 'export const title = () => document.title',
  },
  {
    name: 'domain uses Node',
    file: 'src/domain/planted/node-global.ts',
    code: 'export const pid = () => process.pid',
  },
  {
    name: 'domain asks the network',
    file: 'src/domain/planted/network.ts',
    code: "export const ask = () => fetch('/x')",
  },
  {
    name: 'domain waits',
    file: 'src/domain/planted/timer.ts',
    code: 'export const later = () => setTimeout(() => {}, 1)',
  },
  {
    name: 'domain imports Node',
    file: 'src/domain/planted/node-import.ts',
    code: "export { sep } from 'node:path'",
  },
  {
    name: 'domain imports a package',
    file: 'src/domain/planted/package.ts',
    code: "import { Hono } from 'hono'\nexport const app = new Hono()",
  },
  {
    name: 'domain imports a part of a package',
    file: 'src/domain/planted/package-part.ts',
    code: "import { createFactory } from 'hono/factory'\nexport const own = createFactory",
  },
  {
    name: 'domain imports the server',
    file: 'src/domain/planted/server.ts',
    code: "export const key = 1\nimport '#server/env.ts'",
  },
  {
    name: 'domain climbs over to the server',
    file: 'src/domain/planted/climbs.ts',
    code: "export const key = 1\nimport '../../server/env.ts'",
  },
  {
    name: 'domain imports the web',
    file: 'src/domain/planted/web.ts',
    code: "export const key = 1\nimport '#web/lib/remember.ts'",
  },
  {
    name: 'web imports the server',
    file: 'src/web/lib/planted-server.ts',
    code: "export const key = 1\nimport '#server/env.ts'",
  },
  {
    name: 'web climbs over to the server',
    file: 'src/web/lib/planted-climbs.ts',
    code: "export const key = 1\nimport '../../server/env.ts'",
  },
  {
    name: 'web imports Node',
    file: 'src/web/lib/planted-node.ts',
    code: "import { sep } from 'node:path'\nexport const own = sep",
  },
  {
    name: 'web imports Node without saying so',
    file: 'src/web/lib/planted-fs.ts',
    code: "import { existsSync } from 'fs'\nexport const own = existsSync",
  },
  {
    name: 'web talks to the database',
    file: 'src/web/lib/planted-database.ts',
    code: "import postgres from 'postgres'\nexport const sql = postgres()",
  },
  {
    name: 'web/ui imports a feature',
    file: 'src/web/ui/planted-feature.tsx',
    code: "export { HelpPage as Own } from '#web/features/help/help-page.tsx'",
  },
  {
    name: 'web/lib imports the session',
    file: 'src/web/lib/planted-session.ts',
    code: "export { probablySignedIn as own } from '#web/session/person-keeper.ts'",
  },
  {
    name: 'the session imports a feature',
    file: 'src/web/session/planted-feature.tsx',
    code: "export { HelpPage as Own } from '#web/features/help/help-page.tsx'",
  },
  {
    name: 'a web feature imports another',
    file: 'src/web/features/help/planted.tsx',
    code: "export { TermsPage as Own } from '#web/features/legal/terms-page.tsx'",
  },
  {
    name: 'chat imports another feature',
    file: 'src/web/features/chat/planted.tsx',
    code: "export { TermsPage as Own } from '#web/features/legal/terms-page.tsx'",
  },
  {
    name: 'a web feature imports a screen',
    file: 'src/web/features/help/planted-screen.tsx',
    code: "export { HelpScreen as Own } from '#web/screens/help-screen.tsx'",
  },
  {
    name: 'a web feature climbs over to another',
    file: 'src/web/features/help/planted-climbs.tsx',
    code: "export { TermsPage as Own } from '../legal/terms-page.tsx'",
  },
  {
    name: 'a folder of the notebook climbs over to another feature',
    file: 'src/web/features/notebook/plan/planted-climbs.tsx',
    code: "export { TermsPage as Own } from '../../legal/terms-page.tsx'",
  },
  {
    name: 'the chat engine imports React',
    file: 'src/web/features/chat/engine/planted-react.ts',
    code: "import { useState } from 'react'\nexport const useOwn = () => useState(0)",
  },
  {
    name: 'the chat engine imports the hooks of the query library',
    file: 'src/web/features/chat/engine/planted-query.ts',
    code: "import { useQuery } from '@tanstack/react-query'\nexport const own = useQuery",
  },
  {
    name: 'the chat engine imports a screen',
    file: 'src/web/features/chat/engine/planted-screen.ts',
    code: "export { dayOf as own } from '#web/features/chat/screen/calendar.ts'",
  },
  {
    name: 'the chat engine climbs up to a screen',
    file: 'src/web/features/chat/engine/planted-climbs.ts',
    code: "export { dayOf as own } from '../screen/calendar.ts'",
  },
  {
    name: 'the chat engine asks who is signed in',
    file: 'src/web/features/chat/engine/planted-account.ts',
    code: "export { probablySignedIn as own } from '#web/session/person-keeper.ts'",
  },
  {
    name: 'server imports the web',
    file: 'src/server/platform/http/planted-web.ts',
    code: "export const key = 1\nimport '#web/lib/remember.ts'",
  },
  {
    name: 'server climbs over to the web',
    file: 'src/server/platform/http/planted-climbs.ts',
    code: "export const key = 1\nimport '../../web/lib/remember.ts'",
  },
  {
    name: 'server imports React',
    file: 'src/server/platform/http/planted-react.ts',
    code: "import { useState } from 'react'\nexport const own = useState",
  },
  {
    name: 'server renders',
    file: 'src/server/platform/http/planted-render.ts',
    code: "import { renderToString } from 'react-dom/server'\nexport const own = renderToString",
  },
  {
    name: 'server uses the browser',
    file: 'src/server/platform/http/planted-dom.ts',
    code: 'export const title = () => document.title',
  },
  {
    name: 'platform imports a feature',
    file: 'src/server/platform/http/planted-feature.ts',
    code: "export const key = 1\nimport '#server/features/accounts/auth.ts'",
  },
  {
    name: "platform imports the product's settings",
    file: 'src/server/platform/http/planted-settings.ts',
    code: "export const key = 1\nimport '#server/env.ts'",
  },
  {
    name: 'platform imports a rule of the product',
    file: 'src/server/platform/http/planted-rule.ts',
    code: "export const key = 1\nimport '#domain/chat/advance.ts'",
  },
  {
    name: 'crypto imports the database',
    file: 'src/server/platform/crypto/planted-database.ts',
    code: "export const key = 1\nimport '#server/platform/db/database.ts'",
  },
  {
    name: 'the model imports a feature',
    file: 'src/server/model/planted-feature.ts',
    code: "export const key = 1\nimport '#server/features/accounts/auth.ts'",
  },
  {
    name: 'a foundation imports a feature',
    file: 'src/server/features/limits/planted.ts',
    code: "export const key = 1\nimport '#server/features/accounts/auth.ts'",
  },
  {
    name: 'accounts imports the chat',
    file: 'src/server/features/accounts/planted.ts',
    code: "export const key = 1\nimport '#server/features/chat/generation/runs.ts'",
  },
  { name: 'a default export', file: 'src/server/platform/http/planted-default.ts', code: 'export default 1' },
  {
    name: 'a barrel',
    file: 'src/server/platform/mail/index.ts',
    code: "export * from './mailer.ts'\nexport * from './link-mail.ts'",
  },
  {
    name: 'any',
    file: 'src/server/platform/http/planted-any.ts',
    code: 'export const anything = (x: any) => x',
  },
  {
    name: 'a word on the console',
    file: 'src/server/platform/http/planted-console.ts',
    code: "export const say = () => console.log('x')",
  },
  {
    name: 'syntax that Node cannot strip',
    file: 'src/server/platform/http/planted-enum.ts',
    code: 'export enum Level {\n  Low,\n}',
  },
]

/** What is allowed in the same places. If these were red, the walls would stand in the wrong spot. */
const INNOCENT: Planted[] = [
  {
    name: 'domain uses zod and itself',
    file: 'src/domain/planted/fine.ts',
    code: "import { z } from 'zod'\nimport { EMAIL_MAX } from '#domain/limits.ts'\n\nexport const Email = z.string().max(EMAIL_MAX)",
  },
  {
    name: 'web uses the browser, React and domain',
    file: 'src/web/lib/planted-fine.ts',
    code: "import { useState } from 'react'\nimport { EMAIL_MAX } from '#domain/limits.ts'\n\nexport const useOwn = () => useState(document.title.slice(EMAIL_MAX))",
  },
  {
    name: 'a web feature uses ui and copy',
    file: 'src/web/features/help/planted-fine.ts',
    code: "import { copy } from '#web/copy/pt-br.ts'\n\nexport const own = copy.product.name",
  },
  {
    name: 'chat asks who is signed in',
    file: 'src/web/features/chat/planted-fine.ts',
    code: "import { useSignedInPerson } from '#web/session/person-context.tsx'\n\nexport const useOwn = () => useSignedInPerson()",
  },
  {
    name: 'the chat engine uses itself and the query client',
    file: 'src/web/features/chat/engine/planted-fine.ts',
    code: "import { QueryClient } from '@tanstack/react-query'\nimport { createSignal } from '#web/lib/signal.ts'\n\nexport const own = createSignal(new QueryClient())",
  },
  {
    name: 'server uses Node and domain',
    file: 'src/server/platform/http/planted-fine.ts',
    code: "import { sep } from 'node:path'\nimport { EMAIL_MAX } from '#domain/limits.ts'\n\nexport const own = sep.repeat(EMAIL_MAX)",
  },
  {
    name: 'accounts uses limits',
    file: 'src/server/features/accounts/planted-fine.ts',
    code: "import type { Limiter } from '#server/features/limits/limiter.ts'\n\nexport type Own = Limiter",
  },
]

const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'aconchego-walls-')))
const red = new Map<string, string[]>()

beforeAll(() => {
  const configs = ['package.json', 'biome.json', 'tsconfig.json', 'tsconfig.base.json', '.gitignore']
  // The walls are around the product: reading its tests would be half of the work.
  const filter = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const name of ['src', ...configs])
    cpSync(path.join(PROJECT, name), path.join(copy, name), { recursive: true, filter })
  // The walls are between the three parts: the tests' own project is not needed to see them.
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({
      files: [],
      references: ['domain', 'server', 'web'].map((part) => ({ path: `src/${part}` })),
    }),
  )
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'))
  for (const { file, code } of [...VIOLATIONS, ...INNOCENT]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), `${code}\n`)
  }
  note(
    run('typescript/bin/tsc', ['-b', '--checkers', '1', '--pretty', 'false']),
    /^(\S+?)\(\d+,\d+\): (error TS\d+)/gm,
  )
  note(
    run('@biomejs/biome/bin/biome', [
      'lint',
      '--reporter=github',
      '--max-diagnostics=none',
      '--vcs-enabled=false',
      ...[...VIOLATIONS, ...INNOCENT].map(({ file }) => file),
    ]),
    /^::error title=(?<rule>[^,]+),file=(?<file>[^,]+),/gm,
  )
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(program: string, args: string[]): string {
  const { stdout } = spawnSync(process.execPath, [path.join(PROJECT, 'node_modules', program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

function note(output: string, pattern: RegExp): void {
  for (const match of output.matchAll(pattern)) {
    const { file = match[1], rule = match[2] } = match.groups ?? {}
    const place = path.relative(copy, path.resolve(copy, file ?? ''))
    if (rule) red.set(place, [...(red.get(place) ?? []), rule])
  }
}

describe('a violation turns the compiler or the linter red:', () => {
  test.each(VIOLATIONS)('$name', ({ file }) => {
    expect(red.get(file) ?? []).not.toEqual([])
  })
})

describe('what is allowed stays green:', () => {
  test.each(INNOCENT)('$name', ({ file }) => {
    expect(red.get(file) ?? []).toEqual([])
  })
})
