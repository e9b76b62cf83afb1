import { readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.join(import.meta.dirname, 'released-queries.sql')

export type ReleasedQueries = { version: string; migration: string; statements: string[] }

/** The queries of the last release, and the newest migration it came with: `npm run released-queries` writes them. */
export function readReleasedQueries(text = readFileSync(FILE, 'utf8')): ReleasedQueries {
  const [head = '', ...statements] = text.trim().split('\n')
  const [, version, migration] = /^-- version (\S+), migration (\S+)$/.exec(head) ?? []
  if (!version || !migration) throw new Error(`${FILE} does not say what it is`)
  return { version, migration, statements }
}

export const RELEASED_QUERIES_FILE = FILE
