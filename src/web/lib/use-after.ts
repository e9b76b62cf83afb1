import { useEffect, useState } from 'react'

/** Whether what asks has been on the screen for so many milliseconds; `already`: it need not wait. */
export function useAfter(delay: number, already = false): boolean {
  const [isOver, setOver] = useState(already)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isOver
}
