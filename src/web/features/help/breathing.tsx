import { useEffect, useState } from 'react'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { HelpSection } from './help-section.tsx'

const WORDS: Record<BreathPhase, string> = { in: 'Inspire', hold: 'Segure', out: 'Solte' }

/** Paced breathing: a circle to breathe with, or a countdown for people who asked for less movement. */
export function Breathing() {
  const [second, toggle] = useSecond()
  const breath = second === null ? null : breathAt(second)
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
            style={breath ? { transitionDuration: `${BREATH_SECONDS[breath.phase]}s` } : undefined}
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
        <Button className="min-w-40" onClick={toggle}>
          {breath ? 'Parar' : 'Começar a respirar'}
        </Button>
      </div>
    </HelpSection>
  )
}

/** The second of the exercise, null while it does not run; and what begins or ends it. */
function useSecond() {
  const [second, setSecond] = useState<number | null>(null)
  const running = second !== null
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setSecond((before) => (before === null ? null : before + 1)), 1000)
    return () => clearInterval(timer)
  }, [running])
  return [second, () => setSecond(running ? null : 0)] as const
}

type BreathPhase = 'in' | 'hold' | 'out'

// A short hold and a long way out: five breaths a minute, easy also for somebody who is short of breath.
const BREATH_SECONDS: Record<BreathPhase, number> = { in: 4, hold: 2, out: 6 }

/** What to do in this second of the exercise, and for how many whole seconds, counted down to 1. */
export function breathAt(second: number): { phase: BreathPhase; secondsLeft: number } {
  const { in: air, hold, out } = BREATH_SECONDS
  const into = second % (air + hold + out)
  if (into < air) return { phase: 'in', secondsLeft: air - into }
  if (into < air + hold) return { phase: 'hold', secondsLeft: air + hold - into }
  return { phase: 'out', secondsLeft: air + hold + out - into }
}
