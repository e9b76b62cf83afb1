import { startTransition, useEffect, useState } from 'react'

const AT_ONCE = 6

/**
 * How many of `total` things to draw: a screenful at once, the rest in transitions, so that a long list appears as soon
 * as a short one.
 */
export function useGradually(total: number): number {
  const [count, setCount] = useState(AT_ONCE)

  useEffect(() => {
    if (total > count) startTransition(() => setCount(count + AT_ONCE))
  }, [total, count])

  return Math.min(count, total)
}
