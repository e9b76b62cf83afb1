/**
 * What is asked of one thing is sent in the order in which it was asked: who pauses and goes on at once must not
 * be overtaken by their own pause.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return {
    /** Does it when all that was asked before is done, however that ended. */
    async take<T>(id: string, work: () => Promise<T>): Promise<T> {
      const turn = (last.get(id) ?? Promise.resolve()).then(work, work)
      last.set(id, turn)
      try {
        return await turn
      } finally {
        if (last.get(id) === turn) last.delete(id)
      }
    },
    /** Whether nothing else was asked meanwhile: then what came back is how things stand. */
    isOver: (id: string) => !last.has(id),
  }
}
