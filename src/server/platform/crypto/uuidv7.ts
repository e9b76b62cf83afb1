import { randomUUID } from 'node:crypto'

/** A UUID that sorts by the time it was made (RFC 9562, version 7): the time, and what is random in one of version 4. */
export function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
