/** The request of the outbox: whether one may begin, and whether the server may never have received it. */
export function createOutboxAttempt() {
  let controller = new AbortController()
  let suspended = false
  let connected = true
  let overlapsOutage = false

  return {
    /** Null while suspended. */
    begin(): AbortSignal | null {
      if (suspended) return null
      controller = new AbortController()
      overlapsOutage = !connected
      return controller.signal
    },
    /** The person is not signed in here: nothing leaves until they are back. */
    suspend(): void {
      suspended = true
      controller.abort()
    },
    resume(): void {
      suspended = false
    },
    connectionLost(): void {
      connected = false
      overlapsOutage = true
    },
    /** Aborts a request that overlapped the outage: its answer may never come, and others wait behind it. */
    connectionBack(): void {
      connected = true
      if (overlapsOutage) controller.abort()
      overlapsOutage = false
    },
  }
}
