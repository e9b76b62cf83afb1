import { useEffect, useState } from 'react'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { HelpSection } from './help-section.tsx'

const WORDS: Record<BreathPhase, string> = { in: 'Inspire', hold: 'Segure', out: 'Solte' }

/** Paced breathing: a circle to breathe with, or a countdown for people who asked for less movement. */
export function Breathing() {
  const [running, setRunning] = useState(false)
  const breath = useBreath(running)
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const { in: air, hold, out } = BREATH_SECONDS
  const full = reducedMotion || breath?.phase === 'in' || breath?.phase === 'hold'

  return (
    <HelpSection
      id="respirar"
      heading="Respirar devagar"
      intro="Puxe o ar pelo nariz, segure um instante e solte sem pressa. Se der tontura ou incômodo, pare e respire do seu jeito."
    >
      {/* Where no script can lead through it. */}
      <noscript>
        <ol className="mt-4 list-decimal space-y-2 pl-6 marker:text-accent">
          <li>{`Inspire pelo nariz, contando até ${air}.`}</li>
          <li>{`Segure, contando até ${hold}.`}</li>
          <li>{`Solte devagar, contando até ${out}.`}</li>
          <li>Comece de novo, e repita enquanto fizer bem.</li>
        </ol>
      </noscript>
      <div className="mt-6 flex flex-col items-center gap-6 noscript:hidden">
        <div className="relative grid size-56 place-items-center">
          <div aria-hidden="true" className="absolute inset-0 rounded-full border border-line" />
          {/* Grows while the air comes in, rests, and shrinks while it goes out. */}
          <div
            aria-hidden="true"
            className={`absolute inset-0 rounded-full border border-accent bg-accent-soft transition-[scale] duration-300 ease-in-out motion-reduce:transition-none ${full ? 'scale-100' : 'scale-65'}`}
            // Set by a script only: the content security policy refuses a style in the document's markup.
            style={breath ? { transitionDuration: `${breath.lasts}ms` } : undefined}
          />
          <div className="relative text-center">
            <p aria-live="polite" className="font-serif text-title">
              {breath ? (
                WORDS[breath.phase]
              ) : (
                <span className="font-sans text-base text-ink-soft">Quando quiser</span>
              )}
            </p>
            {breath && reducedMotion && (
              <p aria-hidden="true" className="mt-1 text-[2.25rem] leading-tight tabular-nums">
                {breath.secondsLeft}
              </p>
            )}
          </div>
        </div>
        <Button className="min-w-40" onClick={() => setRunning(!running)}>
          {running ? 'Parar' : 'Começar a respirar'}
        </Button>
      </div>
    </HelpSection>
  )
}

const LOOK_EVERY = 100

function useBreath(running: boolean): Breath | null {
  const [breath, setBreath] = useState<Breath | null>(null)

  useEffect(() => {
    if (!running) return
    const began = performance.now()
    const look = () => {
      const now = breathAt(performance.now() - began)
      setBreath((before) => (sameBreath(before, now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => {
      clearInterval(timer)
      setBreath(null)
    }
  }, [running])

  return breath
}

type BreathPhase = 'in' | 'hold' | 'out'

/** How many milliseconds the phase takes, and how many whole seconds are left of it, counted down to 1. */
type Breath = { phase: BreathPhase; lasts: number; secondsLeft: number }

const SECOND = 1000

// A short hold and a long way out: five breaths a minute, easy also for somebody who is short of breath.
const BREATH_SECONDS: Record<BreathPhase, number> = { in: 4, hold: 2, out: 6 }

/** Where in the exercise somebody is who began it `elapsed` milliseconds ago. */
export function breathAt(elapsed: number): Breath {
  const { in: air, hold, out } = BREATH_SECONDS
  const into = (elapsed / SECOND) % (air + hold + out)
  const phaseAt = (phase: BreathPhase, ends: number): Breath => ({
    phase,
    lasts: BREATH_SECONDS[phase] * SECOND,
    secondsLeft: Math.ceil(ends - into),
  })
  if (into < air) return phaseAt('in', air)
  if (into < air + hold) return phaseAt('hold', air + hold)
  return phaseAt('out', air + hold + out)
}

export const sameBreath = (one: Breath | null, other: Breath | null): boolean =>
  one?.phase === other?.phase && one?.secondsLeft === other?.secondsLeft
