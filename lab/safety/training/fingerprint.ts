import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { labFile } from '../../manifest.ts'
import { tunedFiles, tunedTalks } from '../read-lines.ts'

/** Tells whether the committed weights were trained on the committed lines. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of tunedFiles) hash.update(readFileSync(labFile('lines', `${file}.tsv`)))
  for (const set of tunedTalks) hash.update(readFileSync(labFile('talks', `${set}.jsonl`)))
  return hash.digest('hex').slice(0, 16)
}
