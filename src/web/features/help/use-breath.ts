import { useEffect, useState } from 'react'
import { type Breath, breathAt, sameBreath } from './breath.ts'

const LOOK_EVERY = 100

/** The breath of now while `running`, else null. */
export function useBreath(running: boolean): Breath | null {
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
