import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const SRC = path.join(PROJECT, 'src')

/** The rooms of a part, from the top. A file imports only from its own room and from lines below its own. */
const ORDERS = {
  server: [
    ['app', 'commands'],
    ['housekeeping', 'metrics', 'panel'],
    ['mail-templates.ts'],
    ['status'],
    ['backup'],
    ['privacy', 'operators'],
    ['notebook', 'onboarding'],
    ['chat'],
    ['risk', 'events', 'purchases', 'accounts', 'spending', 'dictation'],
    ['limits', 'counters', 'mail-outbox', 'allow-list', 'model-services', 'evaluation', 'public-settings'],
    ['keys'],
    ['model'],
    ['env.ts', 'app-env.ts', 'schema.ts'],
    ['unencrypted.ts'],
    ['platform'],
  ],
  domain: [
    ['api', 'errors.ts'],
    ['notebook', 'exercises', 'panel', 'evaluation'],
    ['onboarding', 'prompt'],
    ['chat', 'age'],
    ['safety'],
    ['services', 'purchases', 'personas', 'search'],
    ['account', 'classifier'],
    ['text'],
    ['browser-errors.ts'],
    ['limits.ts'],
  ],
}
type Part = keyof typeof ORDERS
const PARTS = Object.keys(ORDERS) as Part[]
const IMPORT = /\b(?:from|import)\b\s*\(?\s*'([^']+)'/g

/** A file that is in no folder is part of the app, unless the list names it. */
function roomOf(part: Part, file: string): string {
  const [folder = '', ...inside] = file.replace(/^features\//, '').split('/')
  return inside.length > 0 || ORDERS[part].flat().includes(folder) ? folder : 'app'
}

function importedBy(part: Part, file: string, code: string): string[] {
  return Array.from(code.matchAll(IMPORT), ([, from = '']) => {
    if (from.startsWith(`#${part}/`)) return from.slice(part.length + 2)
    return from.startsWith('.') ? path.join(path.dirname(file), from) : ''
  }).filter((name) => name.endsWith('.ts') && !name.startsWith('..'))
}

const floorOf = (part: Part, file: string) =>
  ORDERS[part].findIndex((rooms) => rooms.includes(roomOf(part, file)))

/** Imports that run up, or to another room of the same line. */
function arrowsUp(part: Part, files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, code]) =>
    importedBy(part, file, code)
      .filter((other) => roomOf(part, other) !== roomOf(part, file))
      .filter((other) => floorOf(part, other) <= floorOf(part, file))
      .map((other) => `${file} -> ${other}`),
  )
}

function sourcesOf(part: Part): Record<string, string> {
  const names = readdirSync(path.join(SRC, part), { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Object.fromEntries(sources.map((name) => [name, readFileSync(path.join(SRC, part, name), 'utf8')]))
}

test.each(PARTS)('imports among the rooms of the %s run down only', (part) => {
  expect(arrowsUp(part, sourcesOf(part))).toEqual([])
})

test.each(PARTS)('every room of the %s is in the order', (part) => {
  expect(Object.keys(sourcesOf(part)).filter((file) => floorOf(part, file) < 0)).toEqual([])
})

test('an import that runs up or sideways is found', () => {
  const planted = {
    'features/chat/send.ts': "import { hasPlan } from '#server/features/notebook/for-reply.ts'",
    'features/chat/generation/run.ts': "import type { Owner } from '../../keys/key-ring.ts'",
    'features/chat/store/risk.ts': "import { x } from '../conversations/store.ts'",
    'features/events/event-bus.ts': "import { readEvents } from '../chat/read-events.ts'",
    'features/risk/message-risk.ts': "const risk = await import('#server/features/accounts/store/people.ts')",
    'features/limits/limiter.ts': "import type { AppEnv } from '#server/app-env.ts'",
    'features/purchases/routes.ts': "import '#server/app.ts'",
    'model/model.ts': "export type { Log } from '../platform/log.ts'",
    'start-server.ts': "import { createApp } from './app.ts'",
  }
  expect(arrowsUp('server', planted)).toEqual([
    'features/chat/send.ts -> features/notebook/for-reply.ts',
    'features/events/event-bus.ts -> features/chat/read-events.ts',
    'features/risk/message-risk.ts -> features/accounts/store/people.ts',
    'features/purchases/routes.ts -> app.ts',
  ])
  const inDomain = {
    'notebook/notes-section.ts': "import type { NotebookPart } from '../api/notebook.ts'",
    'services/token-budget.ts': "import { endsSentence } from '../safety/guard/judge-reply.ts'",
    'safety/state/risk-state.ts': "import { VERSIONS_MAX } from '#domain/chat/versions.ts'",
    'exercises/exercise-page.ts': "import { isFeeling } from '../notebook/moods.ts'",
    'chat/message.ts': "import type { RiskLevel } from '../safety/risk-level.ts'",
  }
  expect(arrowsUp('domain', inDomain)).toEqual([
    'notebook/notes-section.ts -> api/notebook.ts',
    'services/token-budget.ts -> safety/guard/judge-reply.ts',
    'safety/state/risk-state.ts -> chat/versions.ts',
    'exercises/exercise-page.ts -> notebook/moods.ts',
  ])
})

const FROM_LAB = /'(?:#lab|(?:[^'\n]*\/)?lab)\/[^'\n]*'/g
const fromLab = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, code]) =>
    Array.from(code.matchAll(FROM_LAB), ([name]) => `${file} -> ${name}`),
  )

test('no source and no test of the product takes anything from the laboratory', () => {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => /\.tsx?$/.test(name))
  expect(sources.length).toBeGreaterThan(500)
  const texts = sources.map((name) => [name, readFileSync(path.join(SRC, name), 'utf8')])
  expect(fromLab(Object.fromEntries(texts))).toEqual([])
})

test('an import or a path into the laboratory is found', () => {
  const planted = {
    'domain/safety/detect.test.ts': "import { rows } from '#lab/safety/rows.ts'",
    'server/commands/risco.ts': "const lab = await import('../../../lab/safety/train.ts')",
    'domain/safety/gold.test.ts': "readFileSync('lab/data/gold.jsonl')",
    'domain/safety/read-risk.ts': "// written by lab/safety/train.ts\nimport '#domain/label/lab.ts'",
  }
  expect(fromLab(planted).map((found) => found.split(' -> ')[0])).toEqual([
    'domain/safety/detect.test.ts',
    'server/commands/risco.ts',
    'domain/safety/gold.test.ts',
  ])
})
