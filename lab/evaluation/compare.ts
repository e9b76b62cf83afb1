import { type FinishedRun, readRun, talkKey } from './folder.ts'
import { Refused } from './options.ts'
import { DIMENSIONS, LEVEL_QUESTIONS } from './questions.ts'
import { mcnemarExact } from './statistics.ts'
import type { Summary } from './summary.ts'

/** Two runs in pairs: for each question the talks of both in which the fault went away and in which it appeared. */
export function compareRuns(one: string, other: string): string[] {
  const [before, after] = [open(one), open(other)]
  const shared = new Set(after.talks.filter((talk) => before.talks.includes(talk)))
  const faulty = ({ summary }: FinishedRun, id: string) =>
    new Set(
      summary.faltas
        .filter((fault) => fault.id === id)
        .map(talkKey)
        .filter((talk) => shared.has(talk)),
    )
  const lines = DIMENSIONS.flatMap(({ name, questions }) => {
    const inBoth = measuredInBoth(before.summary, after.summary)
    const changes = questions
      .filter(({ id }) => inBoth.has(id))
      .flatMap(({ id }) => {
        const [had, has] = [faulty(before, id), faulty(after, id)]
        const better = [...had].filter((talk) => !has.has(talk))
        const worse = [...has].filter((talk) => !had.has(talk))
        if (better.length + worse.length === 0) return []
        const chance = mcnemarExact(better.length, worse.length)
        return [
          ...(better.length > 0 ? [`  ${id} melhor: ${better.join(', ')}`] : []),
          ...(worse.length > 0 ? [`  ${id} pior: ${worse.join(', ')}`] : []),
          `  ${id} p ${chanceText(chance)} (McNemar, exato)`,
        ]
      })
    return changes.length === 0 ? [] : [name, ...changes]
  })
  return [
    `A: ${titleOf(before.summary)}`,
    `B: ${titleOf(after.summary)}`,
    `Conversas nas duas: ${shared.size}`,
    ...(lines.length === 0
      ? [before.summary.valido && after.summary.valido ? 'Nada mudou.' : 'Nada a comparar.']
      : lines),
  ]
}

const chanceText = (chance: number) =>
  chance < 0.001 ? '< 0,001' : `= ${chance.toFixed(3).replace('.', ',')}`

/** A bare model is asked nothing of levels: what one run did not measure did not change. */
export function measuredInBoth(one: Summary, other: Summary): Set<string> {
  const measured = ({ dimensoes }: Summary) => new Set(dimensoes.flatMap(({ medidas }) => medidas))
  const others = measured(other)
  const differs = (id: string) => one.nu !== other.nu && LEVEL_QUESTIONS.includes(id)
  return new Set([...measured(one)].filter((id) => others.has(id) && !differs(id)))
}

function open(folder: string): FinishedRun {
  try {
    return readRun(folder)
  } catch {
    throw new Refused(`Não foi possível ler a avaliação em ${folder}.`)
  }
}

function titleOf({ modelo, nu, data, graves, conversas, valido }: Summary): string {
  const result = valido ? `${graves} de ${conversas} conversas com falta grave` : 'inválida, sem nota'
  return `${modelo}${nu ? ' (nu)' : ''}, ${data.slice(0, 10)}, ${result}`
}
