import { useState } from 'react'
import { type ApiError, toApiError } from './api.ts'

/** Something that a button does: busy meanwhile, with a sentence when it failed. Resolves to whether it was done. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(toApiError(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, run, clear: () => setFailure(null) }
}
