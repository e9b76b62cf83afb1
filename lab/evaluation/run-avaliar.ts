import { compareRuns } from './compare.ts'
import { estimate } from './estimate.ts'
import { evaluate, type Instrument } from './evaluate.ts'
import { Refused, readOptions, sameMaker, USAGE } from './options.ts'
import { ServiceFailed } from './patience.ts'
import { planTalks } from './run-talks.ts'
import { CeilingReached } from './spending.ts'
import { readVeraTarget } from './vera.ts'

/** The command, with all it takes from outside. Gives the exit code. */
export async function runAvaliar(
  args: readonly string[],
  env: Record<string, string | undefined>,
  given: Instrument,
): Promise<number> {
  const { say } = given
  try {
    const [first, ...others] = args
    if (first === '--help') return tell(say, [USAGE])
    if (first === 'comparar') {
      const [one, other] = others
      if (!one || !other || others.length > 2) throw new Refused(USAGE)
      return tell(say, compareRuns(one, other))
    }
    const options = readOptions(args, env)
    const { model, judge, person } = options
    const instrument = withVera(given, options.vera)
    if (options.estimates) {
      const briefs = person ? instrument.people.briefs : []
      const planned = planTalks(options.perfil, { ...instrument.people, briefs })
      return tell(say, estimate(planned, judge ? instrument.gold.length : 0, options))
    }
    const maker = model && judge ? sameMaker(model.name, judge.name) : null
    if (maker) say(`Aviso: o juiz e o modelo são da mesma casa (${maker}).`)
    if (!judge) say('Sem juiz (AVALIAR_JUIZ_MODEL): as perguntas que só ele responde ficam não medidas.')
    if (!person) say('Sem pessoas simuladas (AVALIAR_PESSOA_MODEL): só as roteirizadas.')
    const code = await evaluate(options, instrument)
    say(ENDS[code])
    return code
  } catch (error) {
    if (error instanceof Refused) {
      say(error.message)
      return 2
    }
    if (error instanceof ServiceFailed) {
      say(`O serviço falhou (${error.message}). O que foi feito está guardado; --retomar continua.`)
      return 3
    }
    if (error instanceof CeilingReached) {
      say('O teto foi alcançado. O que foi feito está guardado; --retomar continua.')
      return 3
    }
    if (error instanceof Error && 'syscall' in error) {
      say(
        `Não foi possível usar a pasta da avaliação (${error.message}). --retomar continua o que foi guardado.`,
      )
      return 3
    }
    throw error
  }
}

/** People of a VERA target take the place of ours. */
function withVera(instrument: Instrument, folder: string | null): Instrument {
  if (folder === null) return instrument
  const vera = readVeraTarget(folder)
  return { ...instrument, people: { ...instrument.people, briefs: vera.briefs }, vera: vera.hash }
}

const ENDS = {
  0: 'Todos os portões medidos passaram.',
  1: 'Um portão não passou: veja relatorio.html.',
  2: 'Inválido: o instrumento não é válido e não há nota.',
} as const

function tell(say: (line: string) => void, lines: readonly string[]): 0 {
  for (const line of lines) say(line)
  return 0
}
