import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

/** A function of the domain that is given text. */
const READER = /^export (?:async )?(?:function|const) (\w+)(?: = )?(?:async )?\(([^)]*)\)/gm
const TEXT = /: (?:readonly )?string(?:\[\])?(?:,|$|\n| =)/

/** Functions that are given text which nobody outside writes, or that read it through one that is tested. */
const OTHERWISE: Record<string, string> = {
  asksIfSafe: 'is given a level',
  buildOpinionPayload: 'copies what it is given',
  buildSentencePayload: 'copies what it is given',
  checkInPicture: 'is given days',
  contactLink: 'a setting of the operator',
  consentRecord: 'is given a version',
  firstDayOf: 'is given a day',
  dangerChance: 'the detector without the earlier messages',
  hasCharge: 'looks into a map',
  hasVersion: 'looks into a list',
  isFeeling: 'looks into a set',
  loginProblem: 'looks whether anything was typed',
  markWords: 'is given a line or a title',
  momentInWords: 'is given a moment of sixteen characters',
  newPurchase: 'copies what it is given',
  newReply: 'copies what it is given',
  operatorMistake: 'copies what it is given',
  parseJson: 'the parser of the runtime, on texts whose length is bounded before',
  planEnded: 'copies what it is given',
  planDisplayName: 'is given a plan of at most a hundred characters',
  readPlanNames: 'a setting of the operator',
  restsUntil: 'is given a moment',
  readModelPrices: 'a setting of the operator',
  priceOf: 'a setting of the operator',
  readTokenBudget: 'a setting of the operator',
  budgetLeft: 'a setting of the operator',
  readRisk: 'the detector without earlier messages',
  verdictOn: 'the output guard on one sentence',
}

type Sources = Record<string, string>

/** Readers of text in the domain that the server or the screens call and no test of growth names. */
function untested(files: Sources): string[] {
  const entries = Object.entries(files)
  const wordsIn = (wanted: (name: string) => boolean) =>
    new Set(entries.filter(([name]) => wanted(name)).flatMap(([, code]) => code.match(/\w+/g) ?? []))
  const tested = wordsIn((name) => name.includes('growth.long.test.'))
  const imported = new Set(
    entries
      .filter(([name]) => /^src\/(?:server|web)\//.test(name) && !name.includes('.test.'))
      .flatMap(([, code]) =>
        Array.from(
          code.matchAll(/import (?:type )?\{([^}]*)\} from '#domain\//g),
          ([, names = '']) => names.match(/\w+/g) ?? [],
        ),
      )
      .flat(),
  )
  return entries
    .filter(([name]) => name.startsWith('src/domain/') && !/\.(?:test|fixture)\./.test(name))
    .flatMap(([, code]) => Array.from(code.matchAll(READER)))
    .filter(([, name = '', given = '']) => TEXT.test(given) && imported.has(name) && !tested.has(name))
    .map(([, name = '']) => name)
}

function sources(): Sources {
  const names = globSync('src/**/*.{ts,tsx}', { cwd: PROJECT })
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(PROJECT, name), 'utf8')]))
}

test('everything of the domain that reads text from outside is tested for how its work grows', () => {
  expect(untested(sources()).filter((name) => !Object.hasOwn(OTHERWISE, name))).toEqual([])
})

test('a new reader is found by its caller', () => {
  const planted = {
    'src/domain/a.ts':
      'export function readsText(text: string): void {}\nexport const inside = (text: string) => text',
    'src/domain/b.ts': 'export function listed(texts: readonly string[], at: number) {}',
    'src/domain/c.ts': 'export function isTested(text: string) {}',
    'src/server/send.ts': "import { readsText } from '#domain/a.ts'\nimport { listed } from '#domain/b.ts'",
    'src/web/screen.tsx': "import { isTested } from '#domain/c.ts'",
    'src/domain/text-growth.long.test.ts': 'isTested(text)',
  }
  expect(untested(planted)).toEqual(['readsText', 'listed'])
})
