import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that is always the same function and does what the newest one does: long lists need not redraw for it. */
export function useStable<Args extends unknown[], Result>(handler: (...args: Args) => Result) {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
