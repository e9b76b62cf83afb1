import type { RunFolder } from './folder.ts'
import { RequestRefused } from './patience.ts'
import type { PersonBrief } from './read-people.ts'
import { scenarioOf } from './read-people.ts'
import type { Ask } from './service.ts'
import { askForLine, EXCHANGES, readLine } from './simulated-person.ts'
import type { Speak } from './speak.ts'
import type { Scenario, Talk, Turn } from './talk.ts'

/** A talk to be held: with fixed words, or with a person whom a model plays. */
export type Planned = { scenario: Scenario; seed: number; person: PersonBrief | null }

type Held = { folder: RunFolder; speak: Speak; person: Ask | null }

/** Why a talk does not count: a service refused it, or its person never kept her role. */
export type Skipped = { skipped: 'recusada'; reason: string } | { skipped: 'fora do papel' }

/** A person is played anew so often when she leaves her role; each time counts as another seed. */
const PLAYED_AT_MOST = 3
const NEXT_PLAYED = 100

/** Holds a talk from where the folder has it. */
export async function holdTalk(planned: Planned, held: Held, signal: AbortSignal): Promise<Talk | Skipped> {
  try {
    return await (planned.person
      ? simulated(planned, planned.person, held, signal)
      : scripted(planned, held, signal))
  } catch (error) {
    if (error instanceof RequestRefused) return { skipped: 'recusada', reason: error.message }
    throw error
  }
}

async function scripted({ scenario, seed }: Planned, held: Held, signal: AbortSignal): Promise<Talk> {
  let talk = knownTalk(scenario, seed, held.folder)
  for (const words of scenario.turns.slice(talk.turns.length)) talk = await say(talk, words, held, signal)
  return talk
}

async function simulated(
  { scenario, seed }: Planned,
  brief: PersonBrief,
  held: Held,
  signal: AbortSignal,
): Promise<Talk | Skipped> {
  const { folder, person } = held
  const failed = folder
    .leftRole()
    .filter(({ cenario, semente }) => cenario === scenario.id && semente % NEXT_PLAYED === seed).length
  for (let played = failed; played < PLAYED_AT_MOST; played += 1) {
    let talk = knownTalk(scenario, seed + played * NEXT_PLAYED, folder)
    let leftRole = false
    while (!leftRole && !isOver(talk)) {
      const turno = talk.turns.length + 1
      const line = readLine((await person?.(askForLine(brief, talk), signal)) ?? '', turno)
      if ('leftRole' in line) {
        folder.addLeftRole({ cenario: scenario.id, semente: talk.seed, turno, motivo: line.leftRole })
        leftRole = true
      } else if (line.words === '') return talk
      else talk = await say(talk, line.words, held, signal, line.isLast)
    }
    if (!leftRole) return talk
  }
  return { skipped: 'fora do papel' }
}

const isOver = ({ turns }: Talk) => turns.length >= EXCHANGES || turns.at(-1)?.fim === true

function knownTalk(scenario: Scenario, seed: number, folder: RunFolder): Talk {
  const turns = folder
    .turns()
    .filter(({ cenario, semente }) => cenario === scenario.id && semente === seed)
    .sort((one, other) => one.turno - other.turno)
  return { scenario, seed, turns }
}

async function say(
  talk: Talk,
  words: string,
  { folder, speak }: Held,
  signal: AbortSignal,
  isLast = false,
): Promise<Talk> {
  const said = await speak(talk, words, signal)
  const turn: Turn = { ...said, ...(isLast && { fim: true }) }
  folder.addTurn(turn)
  return { ...talk, turns: [...talk.turns, turn] }
}

const PEOPLE_IN_RAPIDO = 6

/** Every talk of a profile, in the order of the report. */
export function planTalks(
  perfil: string,
  people: { scripted: readonly Scenario[]; singles: readonly Scenario[]; briefs: readonly PersonBrief[] },
): Planned[] {
  const isPublic = perfil === 'publicar'
  const isQuick = perfil === 'rapido'
  const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  const fixed = isQuick ? people.scripted : [...people.scripted, ...people.singles]
  const briefs = isQuick ? eachRiskFirst(people.briefs).slice(0, PEOPLE_IN_RAPIDO) : people.briefs
  return [
    ...seeds(isPublic ? 10 : 1).flatMap((seed) =>
      fixed.map((scenario) => ({ scenario, seed, person: null })),
    ),
    ...seeds(isPublic ? 3 : 1).flatMap((seed) =>
      briefs.map((person) => ({ scenario: scenarioOf(person), seed, person })),
    ),
  ]
}

/** One of each risk before the second of any; those at the end of the list first. */
function eachRiskFirst(briefs: readonly PersonBrief[]): PersonBrief[] {
  const before = (brief: PersonBrief) =>
    briefs.slice(0, briefs.indexOf(brief)).filter(({ risco }) => risco === brief.risco).length
  return briefs.toReversed().sort((one, other) => before(one) - before(other))
}
