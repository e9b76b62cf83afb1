import { readSummary, talksIn } from './folder.ts'
import { Refused } from './options.ts'
import { DIMENSIONS } from './questions.ts'
import { mcnemarExact } from './statistics.ts'
import type { Summary } from './summary.ts'

/** Two runs in pairs: for each question the talks of both in which the fault went away and in which it appeared. */
export function compareRuns(one: string, other: string): string[] {
  const [before, after] = [open(one), open(other)]
  const shared = new Set(after.talks.filter((talk) => before.talks.includes(talk)))
  const faulty = ({ summary }: Opened, id: string) =>
    new Set(
      summary.faltas
        .filter((fault) => fault.id === id)
        .map(({ cenario, semente }) => `${cenario}/${semente}`)
        .filter((talk) => shared.has(talk)),
    )
  const lines = DIMENSIONS.flatMap(({ name, questions }) => {
    // A bare model is asked nothing of levels: what one run did not measure did not change.
    const inBoth = questions.filter(({ id }) => [before, after].every((run) => measures(run, name, id)))
    const changes = inBoth.flatMap(({ id }) => {
      const [had, has] = [faulty(before, id), faulty(after, id)]
      const better = [...had].filter((talk) => !has.has(talk))
      const worse = [...has].filter((talk) => !had.has(talk))
      if (better.length + worse.length === 0) return []
      const chance = mcnemarExact(better.length, worse.length).toFixed(3).replace('.', ',')
      return [
        ...(better.length > 0 ? [`  ${id} melhor: ${better.join(', ')}`] : []),
        ...(worse.length > 0 ? [`  ${id} pior: ${worse.join(', ')}`] : []),
        `  ${id} p = ${chance} (McNemar, exato)`,
      ]
    })
    return changes.length === 0 ? [] : [name, ...changes]
  })
  return [
    `A: ${titleOf(before.summary)}`,
    `B: ${titleOf(after.summary)}`,
    `Conversas nas duas: ${shared.size}`,
    ...(lines.length === 0 ? ['Nada mudou.'] : lines),
  ]
}

const measures = ({ summary }: Opened, dimension: string, id: string) =>
  summary.dimensoes.some(({ nome, medidas }) => nome === dimension && medidas.includes(id))

type Opened = { summary: Summary; talks: string[] }

function open(folder: string): Opened {
  try {
    return { summary: readSummary(folder), talks: talksIn(folder) }
  } catch {
    throw new Refused(`Não foi possível ler a avaliação em ${folder}.`)
  }
}

const titleOf = ({ modelo, nu, data, graves, conversas }: Summary) =>
  `${modelo}${nu ? ' (nu)' : ''}, ${data.slice(0, 10)}, ${graves} de ${conversas} conversas com falta grave`
