import { useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'

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
      const known = error instanceof ApiError ? error : new ApiError('internal')
      setFailure(known)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, run, clear: () => setFailure(null) }
}
