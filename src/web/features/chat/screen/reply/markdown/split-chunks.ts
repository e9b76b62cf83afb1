import { splitBlocks } from './split-blocks.ts'

const BLOCKS_PER_CHUNK = 8

/**
 * Splits a text that grows into chunks of a few blocks; joined again it is the same text. All chunks but the last one
 * are final, so that only the end of the text is parsed again.
 */
export function createChunkSplitter() {
  let final: string[] = []
  let known = ''

  return (text: string): string[] => {
    if (!text.startsWith(known)) {
      final = []
      known = ''
    }
    const blocks = splitBlocks(text.slice(known.length))
    let at = 0
    for (; blocks.length - at > BLOCKS_PER_CHUNK; at += BLOCKS_PER_CHUNK) {
      const chunk = blocks.slice(at, at + BLOCKS_PER_CHUNK).join('')
      final.push(chunk)
      known += chunk
    }
    return [...final, blocks.slice(at).join('')]
  }
}
