import { type ComponentType, lazy } from 'react'

const AGAIN_AFTER = 1000

/**
 * A part of a screen whose code arrives on its own. When it does not arrive, also not at a second try, the part is left
 * out and the rest of the screen goes on.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const again = () => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER)).then(load)
  return lazy<ComponentType<Props>>(() =>
    load()
      .catch(again)
      .catch(() => () => null)
      .then((part) => ({ default: part })),
  )
}
