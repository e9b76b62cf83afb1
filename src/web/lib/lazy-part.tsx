import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
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

/** What is drawn once it is first needed. It stays: a closed dialog gives the focus back. */
export function Late({ when, children }: { when: boolean; children: ReactNode }) {
  const [used, setUsed] = useState(when)
  if (when && !used) setUsed(true)
  return used && children
}
