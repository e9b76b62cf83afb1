import { isSessionRefusal } from './api-error.ts'

export type Command<Answer> = {
  /** Shows what the command is expected to lead to. */
  show: () => void
  send: () => Promise<Answer>
  settle: (answer: Answer) => void
  /** Whether what is shown stays in spite of this failure. */
  keepsShown?: (error: unknown) => boolean
  rollBack: () => void
  /** Tells the person; a refused session is told by the login screen. */
  tell: (error: unknown) => void
}

/** An optimistic command: show, try, and on failure roll back and tell. Resolves to whether the server did it. */
export async function runOptimistically<Answer>(command: Command<Answer>): Promise<boolean> {
  const { show, send, settle, keepsShown, rollBack, tell } = command
  show()
  try {
    settle(await send())
    return true
  } catch (error) {
    if (keepsShown?.(error)) return false
    rollBack()
    if (!isSessionRefusal(error)) tell(error)
    return false
  }
}
