import { useCallback, useEffect, useState } from 'react'
import { toApiError } from '#web/lib/api.ts'
import { useSignedInPerson } from './person-context.tsx'

/** Something of the person's that a screen asks for when it is shown: what came, or why it did not, and how to ask again. */
export function useLoaded<Answer>(ask: (personId: string) => Promise<Answer>) {
  const { id } = useSignedInPerson()
  const [data, setData] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const load = useCallback(async () => {
    setFailure(null)
    try {
      setData(await ask(id))
    } catch (error) {
      setFailure(toApiError(error).message)
    }
  }, [ask, id])

  useEffect(() => void load(), [load])

  return { data, setData, failure, load }
}
