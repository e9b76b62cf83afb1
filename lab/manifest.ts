import { readFileSync } from 'node:fs'

const kinds = ['lines', 'replies', 'sentences', 'age', 'talks'] as const
type Kind = (typeof kinds)[number]

/**
 * A set of written material: when it was written and first read, and by whom. All writers are language models. Sets are split by
 * writer, never by line: a judging set trains only after its figures are in the documents.
 */
export type LabSet = {
  readonly set: string
  readonly kind: Kind
  readonly use: 'trains' | 'judges'
  readonly written: string
  readonly read: string
  readonly by: string
}

export const labSets: readonly LabSet[] = readFileSync(new URL('data/manifest.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row, index) => {
    const [set = '', kind, use, written = '', read = '', by = ''] = row.split('\t')
    const known = kinds.find((name) => name === kind)
    if (!known || (use !== 'trains' && use !== 'judges'))
      throw new Error(`line ${index + 2} of the manifest is not right`)
    return { set, kind: known, use, written, read, by }
  })

/** The names of the sets of a kind, in the order in which they are learned. */
export const setsOf = (kind: Kind, use: LabSet['use']): readonly string[] =>
  labSets.flatMap((one) => (one.kind === kind && one.use === use ? [one.set] : []))

export const labFile = (kind: Kind, name: string): URL => new URL(`data/${kind}/${name}`, import.meta.url)
