import { type ComponentType, lazy } from 'react'
import { loadCode } from './missing-code.ts'

/** A part of a screen whose code arrives on its own. Until it does, the part is left out and the rest works. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    loadCode('part', load)
      .catch(() => () => null)
      .then((part) => ({ default: part })),
  )
}
