import { createCommandQueue } from './command-queue.ts'
import { type Command, runOptimistically } from './optimistic.ts'
import { withRetry } from './with-retry.ts'

const queue = createCommandQueue()

/** Asks the server something about the thing with this id, once all that was asked before is done. */
export function sendInOrder<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
  return queue.run(id, () => withRetry(send))
}

/** Shows a thing as the server has it for certain, by the thing's id, while changes of it are on their way. */
const showCertain = new Map<string, () => void>()

/**
 * An optimistic command that changes the thing with this id. Changes of one thing reach the server in the order in which
 * they were made: one that is retried must not overtake a later one. What is shown waits for the last of them.
 */
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
      showCertain.set(id, () => settle(answer))
      showIfLast()
    },
    rollBack: showIfLast,
  })
}
