import { isSessionRefusal, isTransientFailure } from './api.ts'

type Command<Answer> = {
  show: () => void
  send: () => Promise<Answer>
  settle?: (answer: Answer) => void
  /** Whether what is shown stays in spite of this failure. */
  keepsShown?: (error: unknown) => boolean
  rollBack: () => void
  /** Shows the failure; after a refused session the login screen does. */
  tell: (error: unknown) => void
}

/** An optimistic command: show, try, and on failure roll back and notify. Resolves to whether the server did it. */
export async function runOptimistically<Answer>(command: Command<Answer>): Promise<boolean> {
  const { show, send, settle, keepsShown, rollBack, tell } = command
  show()
  try {
    const answer = await send()
    settle?.(answer)
    return true
  } catch (error) {
    if (keepsShown?.(error)) return false
    rollBack()
    if (!isSessionRefusal(error)) tell(error)
    return false
  }
}

const queue = createCommandQueue()

/** Asks the server something about the thing with this id, once all that was asked before is done. */
export const sendInOrder = <Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> =>
  queue.run(id, () => withRetry(send))

/** Shows a thing as the server has it for certain, by the thing's id, while changes of it are on their way. */
const showCertain = new Map<string, () => void>()

/** Changes of one thing reach the server in their order, also when one is retried; the screen waits for the last of them. */
export function changeInOrder<Answer>(id: string, command: Command<Answer>): Promise<boolean> {
  const { send, settle, rollBack } = command
  if (queue.isIdle(id)) showCertain.set(id, rollBack)

  function showIfLast(): void {
    if (!queue.isIdle(id)) return
    showCertain.get(id)?.()
    showCertain.delete(id)
  }

  return runOptimistically({
    ...command,
    send: () => sendInOrder(id, send),
    settle(answer) {
      showCertain.set(id, () => settle?.(answer))
      showIfLast()
    },
    rollBack: showIfLast,
  })
}

/** Sends commands about one thing in order: a person who pauses and continues must not be overtaken by the pause. */
export function createCommandQueue() {
  const last = new Map<string, Promise<unknown>>()

  return {
    /** Sends it when all that was given before is done, however that ended. */
    async run<T>(id: string, send: () => Promise<T>): Promise<T> {
      const sent = (last.get(id) ?? Promise.resolve()).then(send, send)
      last.set(id, sent)
      try {
        return await sent
      } finally {
        if (last.get(id) === sent) last.delete(id)
      }
    },
    /** Whether no other command was given meanwhile: then what came back is the current state. */
    isIdle: (id: string) => !last.has(id),
  }
}

const RETRY_AFTER = 800

/** Does something once more, quietly, when it failed for want of a connection or of a healthy server. */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!isTransientFailure(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
    return attempt()
  }
}
