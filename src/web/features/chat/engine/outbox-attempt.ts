/** The request of the outbox that is in progress, and whether the server may never have received it. */
export function createOutboxAttempt() {
  let controller = new AbortController()
  let connected = true
  let overlapsOutage = false

  return {
    begin(): AbortSignal {
      controller = new AbortController()
      overlapsOutage = !connected
      return controller.signal
    },
    abort: (): void => controller.abort(),
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
