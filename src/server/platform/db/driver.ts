import { registerHooks } from 'node:module'

/**
 * The driver (postgres 3.4.9) with what it gets wrong put right, most of it where a connection breaks;
 * docs/decisions/0010 tells the story. Each change names what it replaces, so another version of the driver is refused
 * instead of being changed by accident. Nobody else may import the driver: whoever came first would get it unmended.
 */
type Change = { from: string; to: string }

const CHANGES: Record<string, Change[]> = {
  'connection.js': [
    {
      // Writing to a connection that is gone threw where nobody can catch it, which ends the whole process.
      from: `    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x`,
      to: `    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    nextWriteTimer = null
    const x = chunk
    chunk = null
    if (!socket)
      return error(Errors.connection('CONNECTION_CLOSED', options)), true
    answerTimer.start()
    return socket.write(x, fn)`,
    },
    {
      // A transaction that begins on a busy connection was not given the connection, and failed.
      from: `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))
`,
      to: `      const free = write(toBuffer(q))
      q.options.onexecute && q.options.onexecute(connection)
      return free
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && !q.options.onexecute
`,
    },
    {
      // What was about to be written stayed behind, and with it a connection that never wrote again.
      from: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
      to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    answerTimer.cancel()
    socket.removeListener('data', data)`,
    },
    {
      // A proxy that accepts connections and closes them at once was connected to again without end, and the query with it.
      from: `    if (initial)
      return reconnect()
`,
      to: `    if (initial && !hadError && !options.host[retries + 1])
      errored(Errors.connection('CONNECTION_CLOSED', options))
    if (initial)
      return reconnect()
`,
    },
    {
      // What was asked between a connection's error and its end was never answered. And the last words of one that
      // was ended were taken for an answer to the first query on the next.
      from: `    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
      to: `    ;(query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
`,
    },
    {
      // A connection that broke while it was asked for its types failed where nobody listens, which ends the process.
      from: `        return fetchArrayTypes()
`,
      to: `        return fetchArrayTypes().catch(noop)
`,
    },
    {
      // A connection on which nothing comes back at all is no connection: a cable was pulled, a firewall forgot it.
      from: `      , connectTimer = timer(connectTimedOut, options.connect_timeout)
`,
      to: `      , connectTimer = timer(connectTimedOut, options.connect_timeout)
      , answerTimer = onceTimer(() => socket && socket.destroy(Object.assign(
          new Error('no answer'), { code: 'ETIMEDOUT' })), options.connect_timeout)
`,
    },
    {
      from: `  function data(x) {
`,
      to: `  function data(x) {
    answerTimer.cancel()
`,
    },
    {
      from: `      incoming = incoming.subarray(length + 1)
      remaining = 0
      incomings = null
    }
`,
      to: `      incoming = incoming.subarray(length + 1)
      remaining = 0
      incomings = null
    }
    sent.length && answerTimer.start()
`,
    },
    {
      from: `function timer(fn, seconds) {
`,
      to: `function onceTimer(fn, seconds) {
  let timer
  return {
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
    start() {
      seconds && (timer ??= setTimeout(fn, seconds * 1000))
    }
  }
}

function timer(fn, seconds) {
`,
    },
  ],
  'index.js': [
    {
      // What a transaction still asked after its connection was gone went to whoever had the connection next.
      from: `        new Promise((_, reject) => connection.onclose = reject)`,
      to: `        new Promise((_, reject) => connection.onclose = e => {
          gone = e
          reject(e)
        })`,
    },
    {
      from: `      , connection
      , prepare = null
`,
      to: `      , connection
      , gone = null
      , prepare = null
`,
    },
    {
      from: `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
      to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (gone)
          return q.reject(gone)
        c.queue === full`,
    },
  ],
  'queue.js': [
    {
      // What was taken left its place behind for as long as the queue was never empty, and a pool with a connection
      // to spare never is: every query looked through all the queries before it.
      from: `      } else {
        xs[index - 1] = undefined
      }
`,
      to: `      } else {
        xs[index - 1] = undefined
        if (index > 64 && index * 2 > xs.length) {
          xs = xs.slice(index)
          index = 0
        }
      }
`,
    },
  ],
}

const done = new Set<string>()
const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const file = /\/postgres\/src\/(\w+\.js)$/.exec(url)?.[1]
    const changes = file && CHANGES[file]
    return changes ? { ...loaded, source: mended(file, String(loaded.source), changes) } : loaded
  },
})

export const { default: postgres } = await import('postgres')
hooks.deregister()
if (done.size < Object.keys(CHANGES).length)
  throw new Error('somebody imported postgres before platform/db/driver.ts')

function mended(file: string, source: string, changes: Change[]): string {
  done.add(file)
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`postgres/src/${file} is not the version that we know`)
    return text.replace(from, () => to)
  }, source)
}
