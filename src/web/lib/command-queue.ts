/**
 * Commands about one thing reach the server in the order in which they were given: a person who pauses and continues at once must
 * not be overtaken by their own pause.
 */
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
