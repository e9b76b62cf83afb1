import { useEffect, useState } from 'react'

const PAUSE = 3000

/** True for a while after each failure, so that what asks by itself does not ask again at once. `failures` counts them. */
export function usePauseAfter(failures: number): boolean {
  const [over, setOver] = useState(failures)
  useEffect(() => {
    const timer = setTimeout(() => setOver(failures), PAUSE)
    return () => clearTimeout(timer)
  }, [failures])
  return over !== failures
}
