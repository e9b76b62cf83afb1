import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { LiveEvent } from '#domain/api/chat.ts'
import { PERSON_QUERY } from '#domain/api/person-header.ts'
import { readFrames } from './viewer.ts'
import type { Visitor } from './visitor.ts'

/** A browser's event stream, over a real connection. */
export async function readEvents(url: string, visitor: Pick<Visitor, 'headers' | 'screen'>) {
  const { cookie } = visitor.headers()
  const path = `/api/events?${PERSON_QUERY}=${visitor.screen.personId}`
  const asking = request(`${url}${path}`, { headers: { cookie }, agent: false })
  asking.on('error', () => {})
  asking.end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const reader = {
    status: response.statusCode,
    headers: response.headers,
    events: [] as LiveEvent[],
    /** Everything that came, as it came. */
    raw: '',
    closed: false,
    of: <T extends LiveEvent['type']>(type: T) =>
      reader.events.filter((event): event is Extract<LiveEvent, { type: T }> => event.type === type),
    /** Stops taking what is sent, without telling. */
    sleep: () => void response.pause(),
    leave: () => void asking.destroy(),
  }
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    reader.raw += text
    rest += text
    const end = rest.lastIndexOf('\n\n')
    if (end < 0) return
    reader.events.push(...readFrames(rest.slice(0, end)))
    rest = rest.slice(end + 2)
  })
  response.on('error', () => {})
  response.on('close', () => {
    reader.closed = true
  })
  return reader
}
