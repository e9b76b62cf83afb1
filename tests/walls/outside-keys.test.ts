import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const SOURCES = path.join(PROJECT, 'src')

/** A name whose type is an object with any string for a key: declared, a parameter or a field. */
const DICTIONARY = /\b(\w+)\??: (?:(?:Readonly|Partial)<)*Record<string,/g
/** `id in charges`, where the left side is no literal and it is no loop. */
const MEMBERSHIP = /(?<!\b(?:const|let) )(?<![\w'.])([a-z]\w*(?:\.\w+)*) in ([a-z]\w*)\b/g

/** Lookups whose keys are the product's own, and why they can't be anybody else's. */
const OWN_KEYS: Record<string, string> = {
  'domain/exercises/exercise-page.ts answers': 'keys of our own steps',
  'domain/exercises/exercises.ts answers': 'keys of our own steps',
  'domain/notebook/notes-section.ts LOOK_ALIKES': 'one letter, which no property is called',
  'domain/safety/detector/normalise.ts lookalikes': 'one letter, which no property is called',
  'domain/safety/detector/sentences.ts LEET': 'one letter, which no property is called',
  'domain/safety/guard/read-sentence.ts LEET': 'one letter, which no property is called',
  'domain/safety/guard/read-sentence.ts PLAIN_LETTERS': 'one letter, which no property is called',
  'domain/safety/guard/read-sentence.ts SHORT_FORMS': 'at most four letters, which no property is called',
  'domain/services/adapt-form.ts FIELDS': 'fields of our own request',
  'domain/services/adapt-form.ts field in body': 'fields of our own request',
  'server/env.ts set': 'names of settings',
  'server/env.ts source': 'names of settings',
  'server/features/notebook/keep-exercises.ts answers': 'a key that is a step of ours',
  'server/features/metrics/describe-database.ts risk': 'levels of risk',
  'server/features/status/read-status.ts kind in totals': 'names that the product counts',
  'server/model/services/failure-kind.ts error in the': 'words of a reason, no membership',
  'server/platform/http/static-files.ts TYPES': 'names of the built files',
  'web/features/notebook/exercises/exercise-runner.tsx answers': 'keys of our own steps',
  'web/features/notebook/exercises/use-exercises.ts answers': 'keys of our own steps',
  'web/features/notebook/plan/use-plan-writing.ts step in unsaved': 'steps of our own plan',
}

type Sources = Record<string, string>

/**
 * Places where an object is asked for a key that may be called `constructor` or `__proto__`. A Map is asked instead, or
 * `Object.hasOwn` first.
 */
function outsideKeys(files: Sources): string[] {
  const names = new Set(
    Object.values(files).flatMap((code) => Array.from(code.matchAll(DICTIONARY), ([, name = '']) => name)),
  )
  return Object.entries(files).flatMap(([file, code]) => {
    const words = code
      .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      // A single backtick among the characters of a pattern opens no string.
      .replace(/\[[^\]\n`']*`[^\]\n`']*\]/g, '[]')
      .replace(/'[^'\n]*'|`[^`]*`/g, "''")
    const memberships = Array.from(words.matchAll(MEMBERSHIP), ([text]) => `${file} ${text}`)
    const lookups = [...names]
      .filter(
        (name) =>
          new RegExp(`\\b${name}\\[(?!['"\`\\d])[^\\]]`).test(words) &&
          !words.includes(`Object.hasOwn(${name}`),
      )
      .map((name) => `${file} ${name}`)
    return [...memberships, ...lookups]
  })
}

function sources(): Sources {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
  return Object.fromEntries(own.map((name) => [name, readFileSync(path.join(SOURCES, name), 'utf8')]))
}

test('no object is asked for a key from outside', () => {
  const found = outsideKeys(sources())
  expect(found.filter((place) => !Object.hasOwn(OWN_KEYS, place))).toEqual([])
  // A reason that is no longer needed goes.
  expect(Object.keys(OWN_KEYS).filter((place) => !found.includes(place))).toEqual([])
})

test('a lookup and a membership by a key from outside are found', () => {
  const planted = {
    'domain/sale.ts': 'type Sale = { aliases: Record<string, string> }\nconst home = sale.aliases[id] ?? id',
    'domain/known.ts': 'if (id in charges) return',
    'domain/deep.ts': 'return event.id in sale.charges',
    'domain/table.ts': "const KINDS: Readonly<Record<string, 'a'>> = {}\nconst kind = KINDS[name]",
    'domain/asked.ts': 'const ASKED: Record<string, 1> = {}\nObject.hasOwn(ASKED, name) && ASKED[name]',
    'domain/mark.ts':
      'const MARKS: Record<string, 1> = {}\nread(/[*`]/)\nconst mark = MARKS[letter]\nread(/[~`]/)',
    'domain/map.ts':
      "const known = new Map()\nknown.get(id)\nfor (const key in known) use(key)\n'now' in kept",
  }
  expect(outsideKeys(planted)).toEqual([
    'domain/sale.ts aliases',
    'domain/known.ts id in charges',
    'domain/deep.ts event.id in sale',
    'domain/table.ts KINDS',
    'domain/mark.ts MARKS',
  ])
})
