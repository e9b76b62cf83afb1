import { Suspense } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useMedia } from '#web/lib/use-media.ts'

const Landscape = lazyPart(() => import('./landscape/landscape.tsx').then((module) => module.Landscape))

/** The calm half of the wide screens. Narrow ones do not fetch the drawing. */
export function LandscapePanel() {
  const wide = useMedia('(min-width: 64rem)')
  return (
    <aside className="landscape sticky top-4 m-4 mr-0 hidden h-[calc(100svh-2rem)] overflow-hidden rounded-[28px] bg-[var(--sky-middle)] lg:block">
      <Suspense fallback={null}>{wide && <Landscape />}</Suspense>
      <p className="absolute top-[9%] left-[9%] max-w-[11ch] text-balance font-serif text-[clamp(2.25rem,3.4vw,3.5rem)] text-[var(--landscape-ink)] leading-[1.12]">
        {copy.product.welcome}
      </p>
    </aside>
  )
}
