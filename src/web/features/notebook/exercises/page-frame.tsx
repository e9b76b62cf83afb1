import { type ReactNode, useLayoutEffect } from 'react'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { useNotebook } from '../notebook-context.ts'

/** Where the exercises are listed. */
export const LIST = '/caderno#exercicios'

/** Around a page of the notebook of its own: the way back, the way out and the way to help on top. */
export function PageFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const { wayOut } = useNotebook()
  // The list one comes from is the same screen for the router.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="mx-auto stack w-full max-w-2xl gap-5 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <ScreenHeader back={words.back} to={LIST} wayOut={wayOut} />
      <main className="stack gap-5">
        {heading && <h1 className="font-serif text-display">{heading}</h1>}
        {children}
      </main>
    </div>
  )
}
