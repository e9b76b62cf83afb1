import { useEffect, useState } from 'react'

/** Whether a moment has come, by the clock of the frames. */
export function useReached(moment: number): boolean {
  const [reached, setReached] = useState(() => (performance.now() >= moment ? moment : null))
  useEffect(() => {
    if (reached === moment) return
    const timer = setTimeout(() => setReached(moment), moment - performance.now())
    return () => clearTimeout(timer)
  }, [reached, moment])
  return reached === moment
}
