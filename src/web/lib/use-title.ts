import { useEffect, useLayoutEffect } from 'react'

const PRODUCT = 'Aconchego'

/** Names the tab: 'Entrar · Aconchego'. Screen readers say it on arrival. With null the tab is another screen's to name. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    document.title = title && title !== PRODUCT ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])

  // The title of a conversation goes with the screen that showed it, and not when the next screen has a title.
  useLayoutEffect(
    () => () => {
      document.title = PRODUCT
    },
    [],
  )
}
