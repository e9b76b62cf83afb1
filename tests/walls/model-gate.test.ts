import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const SERVER = path.join(PROJECT, 'src/server')
const GATE = 'features/chat/model-gate.ts'
/** What the rest may know of the model: how a reply is written, how it ended, how its services are. A probe is about nobody. */
const HARMLESS = new Set([
  'ReplyPrompt',
  'Source',
  'Sink',
  'Outcome',
  'FAILURE_KINDS',
  'failureKind',
  'ReplyObserver',
  'ServiceState',
  'FirstWords',
  'Meter',
  'MeteredCall',
  'probeServices',
  'wholeAnswer',
  'ServiceProbe',
])
const IMPORT = /import (?:type )?\{([^}]*)\} from '([^']*)'/g
const MODEL_FOLDER = /(^|\/)model\/(?:\w+\/)?[\w-]+\.ts$/

/** Features and commands that can ask the model without passing the gate. */
function waysAroundTheGate(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([name]) => /^(features|commands|platform)\//.test(name) && name !== GATE)
    .filter(([, code]) =>
      Array.from(code.matchAll(IMPORT)).some(
        ([, names = '', from = '']) =>
          MODEL_FOLDER.test(from) &&
          names.match(/\w+/g)?.some((word) => word !== 'type' && !HARMLESS.has(word)),
      ),
    )
    .map(([name]) => name)
}

function serverSources(): Record<string, string> {
  const names = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Object.fromEntries(sources.map((name) => [name, readFileSync(path.join(SERVER, name), 'utf8')]))
}

test('the gate is the only way from a feature or a command to the model', () => {
  expect(waysAroundTheGate(serverSources())).toEqual([])
})

test('the gate is made once, where the app is put together', () => {
  const makers = Object.entries(serverSources())
    .filter(([name, code]) => name !== GATE && code.includes('createModelGate('))
    .map(([name]) => name)
  expect(makers).toEqual(['app.ts'])
})

test('a use-case with a model of its own is found', () => {
  const planted = {
    'features/notebook/ask.ts': "import type { Model } from '#server/model/model.ts'",
    'features/chat/title.ts': "import { createRemoteModel } from '#server/model/services/remote-model.ts'",
    'commands/ask.ts': "import { askOpinion } from '../model/ask-opinion.ts'",
    'features/chat/generation/run.ts': "import type { Sink, Source } from '#server/model/model.ts'",
    'app.ts': "import type { Model } from './model/model.ts'",
  }
  expect(waysAroundTheGate(planted)).toEqual([
    'features/notebook/ask.ts',
    'features/chat/title.ts',
    'commands/ask.ts',
  ])
})
