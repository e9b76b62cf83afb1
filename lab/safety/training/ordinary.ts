import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/**
 * Real people's ordinary lines, from a folder outside of the repository: one gzipped file a source, one message a line. The
 * credit of each is in src/web/public/creditos.txt: a source without a credit there is not learned from.
 */
const sources = [
  'tatoeba-conversa',
  'tatoeba-outros',
  'tatoeba-emendada',
  'common-voice',
  'senado',
  'historias',
  'tweets-bolsa',
]

/** Lines with a word of danger. Only those that were read and found harmless are learned from: their places in the file. */
const unread = 'needs-reading'
const readPlaces: readonly number[] = JSON.parse(
  readFileSync(new URL('../../data/read-and-harmless.json', import.meta.url), 'utf8'),
)

/** Empty without a folder. */
export function readOrdinary(folder: string | undefined): readonly string[] {
  if (!folder) return []
  const linesOf = (name: string) => {
    const file = `${folder}/${name}.txt.gz`
    return existsSync(file) ? gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n') : []
  }
  const withDanger = linesOf(unread)
  const read = readPlaces.flatMap((place) => withDanger[place]?.replace(/^.*\t/, '') ?? [])
  return [...sources.flatMap(linesOf), ...read]
}
