import { useEffect } from 'react'

const PRODUCT = 'Aconchego'

/** Names the tab: 'Entrar · Aconchego'. Screen readers say it on arrival. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title && title !== PRODUCT ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])
}
