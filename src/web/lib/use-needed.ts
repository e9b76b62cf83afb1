import { type Context, useContext } from 'react'

/** What a provider above gives. A component that is used without one is a mistake in the program. */
export function useNeeded<T>(context: Context<T | null>): T {
  const given = useContext(context)
  if (given === null) throw new Error('a provider is missing')
  return given
}
