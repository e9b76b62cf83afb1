import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { loadCode } from './missing-code.ts'

/** A part of a screen whose code arrives on its own. Until it does, the part is left out and the rest works. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const Part = lazy<ComponentType<Props>>(() =>
    loadCode('part', load)
      .catch(() => () => null)
      .then((part) => ({ default: part })),
  )
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
