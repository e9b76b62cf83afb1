import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const SERVER = path.join(PROJECT, 'src/server')

/** The server's rooms, from the top. A file imports only from its own room and from lines below its own. */
const ORDER = [
  ['app', 'commands'],
  ['housekeeping', 'metrics', 'panel'],
  ['status'],
  ['backup', 'sealing'],
  ['privacy', 'operators'],
  ['notebook', 'onboarding'],
  ['chat'],
  ['risk', 'events', 'purchases', 'accounts', 'spending', 'dictation'],
  ['limits', 'counters', 'mail-outbox', 'allow-list', 'model-services', 'published'],
  ['keys'],
  ['model'],
  ['env.ts', 'app-env.ts', 'schema.ts'],
  ['unencrypted.ts'],
  ['platform'],
]
const IMPORT = /\b(?:from|import)\b\s*\(?\s*'([^']+)'/g

/** A file that is in no folder is part of the app, unless the list names it. */
function roomOf(file: string): string {
  const [folder = '', ...inside] = file.replace(/^features\//, '').split('/')
  return inside.length > 0 || ORDER.flat().includes(folder) ? folder : 'app'
}

function importedBy(file: string, code: string): string[] {
  return Array.from(code.matchAll(IMPORT), ([, from = '']) => {
    if (from.startsWith('#server/')) return from.slice('#server/'.length)
    return from.startsWith('.') ? path.join(path.dirname(file), from) : ''
  }).filter((name) => name.endsWith('.ts') && !name.startsWith('..'))
}

const floorOf = (room: string) => ORDER.findIndex((rooms) => rooms.includes(room))

/** Imports that run up, or to another room of the same line. */
function arrowsUp(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, code]) =>
    importedBy(file, code)
      .filter((other) => roomOf(other) !== roomOf(file) && floorOf(roomOf(other)) <= floorOf(roomOf(file)))
      .map((other) => `${file} -> ${other}`),
  )
}

function serverSources(): Record<string, string> {
  const names = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Object.fromEntries(sources.map((name) => [name, readFileSync(path.join(SERVER, name), 'utf8')]))
}

test('imports among the rooms of the server run down only', () => {
  expect(arrowsUp(serverSources())).toEqual([])
})

test('every room is in the order', () => {
  const rooms = new Set(Object.keys(serverSources()).map(roomOf))
  expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([])
})

test('an import that runs up or sideways is found', () => {
  const planted = {
    'features/chat/send.ts': "import { hasPlan } from '#server/features/notebook/for-reply.ts'",
    'features/chat/generation/run.ts': "import type { Owner } from '../../keys/owner.ts'",
    'features/chat/store/risk.ts': "import { x } from '../conversations/store.ts'",
    'features/events/live.ts': "import { readEvents } from '../chat/read-events.ts'",
    'features/risk/message-risk.ts': "const risk = await import('#server/features/accounts/store.ts')",
    'features/limits/limit-person.ts': "import type { AppEnv } from '#server/app-env.ts'",
    'features/purchases/routes.ts': "import '#server/app.ts'",
    'model/model.ts': "export type { Log } from '../platform/log.ts'",
    'start-server.ts': "import { createApp } from './app.ts'",
  }
  expect(arrowsUp(planted)).toEqual([
    'features/chat/send.ts -> features/notebook/for-reply.ts',
    'features/events/live.ts -> features/chat/read-events.ts',
    'features/risk/message-risk.ts -> features/accounts/store.ts',
    'features/purchases/routes.ts -> app.ts',
  ])
})
