import { useEffect, useState } from 'react'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { useNotebook } from '../notebook-context.ts'

type Asked = {
  exercise: KeptExercise
  step: string
  /** The person wants it, and there is a model. */
  wanted: boolean
  /** Everything before this step has arrived at the server, which words the question from it. */
  settled: boolean
  /** The step has no answer yet: a question does not change under who is answering it. */
  blank: boolean
}

/** The question of this step as the model words it, once it has arrived; null until then, and where the written question stays. */
export function useWordedQuestion({ exercise, step, wanted, settled, blank }: Asked): string | null {
  const { requests } = useNotebook()
  const { id } = exercise
  const [worded, setWorded] = useState<string | null>()
  const asks = wanted && settled && blank && worded === undefined

  useEffect(() => {
    if (!asks) return
    let left = false
    requests
      .askQuestion(id, step)
      .then(({ question }) => question)
      // The written question stays.
      .catch(() => null)
      .then((question) => left || setWorded(question))
    return () => {
      left = true
    }
  }, [asks, requests, id, step])

  return worded ?? null
}
