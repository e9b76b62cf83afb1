import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in a prerendered document and while it is hydrated, true ever after: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
