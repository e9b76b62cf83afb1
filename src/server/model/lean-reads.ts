import type { Socket } from 'node:net'

/**
 * For connections on which little arrives often, as words of a model do. By themselves connections take 64 KB of fresh
 * memory for every packet and pass it through a queue; these read into one place, which all of them share, and hand on
 * a copy of just what came.
 */
export const leanReads = {
  buffer: Buffer.alloc(64 * 1024),
  callback(this: Socket, length: number, buffer: Uint8Array): boolean {
    this.emit('data', Buffer.from(buffer.subarray(0, length)))
    return true
  },
}
