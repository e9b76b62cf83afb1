import { useEffect, useState } from 'react'
import type { ResponsibleAnswer } from '#domain/api/responsible.ts'
import { request } from '#web/lib/api.ts'

/** What a document would have come with from the server, for a screen that is drawn by a script. */
export function useResponsible(wanted: boolean): ResponsibleAnswer | null {
  const [said, setSaid] = useState<ResponsibleAnswer | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    request<ResponsibleAnswer>('GET', '/api/responsible').then(
      (answer) => gone || setSaid(answer),
      () => gone || setSaid({ controlador: null, encarregado: null, contato: null }),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return said
}
