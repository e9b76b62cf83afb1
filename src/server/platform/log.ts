import pino from 'pino'

export type Log = pino.Logger

/** JSON on stdout. What is passed to it is chosen field by field; a message's content is never among them. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What to do about a failure that nothing depends on: a line of the log, and no more. */
export const warning = (log: Log, line: { event: string }, sentence: string) => (err: unknown) =>
  log.warn({ ...line, err }, sentence)

/** Kind, code and place of an error: its message and properties may quote what a person wrote. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    at: placesIn(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

const PLACE = /^ {4}at .*(:\d+:\d+|<anonymous>|native)\)?$/

/** Where an error happened. The stack begins with the message, which may have lines that look like places. */
function placesIn({ stack = '', message }: Error): string[] {
  const places = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return places
    .filter((line) => PLACE.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/(file:\/\/)?\/[^()]*\/(node_modules|src)\//, '$2/'))
}

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

/** Libraries write what our log must not hold: each call becomes a line without content. Gives what restores the console. */
export function quietConsole(log: Log): () => void {
  const target = globalThis.console
  const before = { ...target }
  for (const method of METHODS) {
    target[method] = () =>
      log[method === 'error' || method === 'warn' ? 'warn' : 'debug'](
        { event: 'console-written' },
        'a library wrote to the console',
      )
  }
  return () => void Object.assign(target, before)
}
