export type BreathPhase = 'in' | 'hold' | 'out'

/** How many milliseconds the phase takes, and how many whole seconds are left of it, counted down to 1. */
export type Breath = { phase: BreathPhase; lasts: number; secondsLeft: number }

const SECOND = 1000

// A short hold and a long way out: five breaths a minute, easy also for somebody who is short of breath.
export const BREATH_SECONDS: Record<BreathPhase, number> = { in: 4, hold: 2, out: 6 }

const IN = BREATH_SECONDS.in * SECOND
const HOLD = BREATH_SECONDS.hold * SECOND
const OUT = BREATH_SECONDS.out * SECOND

/** Where in the exercise somebody is who began it `elapsed` milliseconds ago. */
export function breathAt(elapsed: number): Breath {
  const into = elapsed % (IN + HOLD + OUT)
  if (into < IN) return phaseAt('in', IN, into)
  if (into < IN + HOLD) return phaseAt('hold', HOLD, into - IN)
  return phaseAt('out', OUT, into - IN - HOLD)
}

function phaseAt(phase: BreathPhase, lasts: number, into: number): Breath {
  return { phase, lasts, secondsLeft: Math.ceil((lasts - into) / SECOND) }
}

export function sameBreath(one: Breath | null, other: Breath | null): boolean {
  return one?.phase === other?.phase && one?.secondsLeft === other?.secondsLeft
}
