const FENCE = /^\s*(`{3,}|~{3,})/
const LIST_ITEM = /^ {0,3}(?:([-*+])|\d{1,9}([.)]))[ \t]/
const INDENTED = /^(?: {2,}|\t)/

/** Cuts markdown between its blocks: while a reply is typed out, only the last one is parsed again. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = []
  let start = 0
  let list: string | null = null
  const watch = createFenceWatch()
  let afterBlank = false

  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline + 1
    const line = text.slice(at, end)

    const place = watch(line)
    if (place === null && line.trim() === '') {
      afterBlank = true
    } else if (place === null || place === 'opens') {
      const marker = listMarker(line)
      const goesOn = list !== null && (marker === list || INDENTED.test(line))
      if (afterBlank && !goesOn && at > start) {
        blocks.push(text.slice(start, at))
        start = at
        list = null
      }
      if (at === start) list = marker
      afterBlank = false
    }
    at = end
  }
  if (start < text.length) blocks.push(text.slice(start))
  return blocks
}

/** Shorter lists are parsed again as a whole. */
const LONG_LIST = 400

/** A long list that is still being typed, as the items that are complete and the one that is being written. */
export function splitLastItem(list: string): string[] {
  if (list.length < LONG_LIST || listMarker(list) === null) return [list]
  const indent = list.search(/\S/)
  for (let end = list.length; end > 0; ) {
    const start = list.lastIndexOf('\n', end - 1) + 1
    if (start === 0) break
    const line = list.slice(start, end)
    const isItem = LIST_ITEM.test(line) && line.search(/\S/) === indent
    if (isItem) return [list.slice(0, start), list.slice(start)]
    end = start - 1
  }
  return [list]
}

/** Whether a text ends in code between fences, right after it, or in words. `fence` is what opened it. */
export function fenceAtEnd(text: string): { where: 'inside' | 'after'; fence: string } | null {
  const watch = createFenceWatch()
  let last: FencePlace = null
  let fence = ''
  for (const line of text.split('\n')) {
    const place = watch(line)
    if (place === 'opens') fence = FENCE.exec(line)?.[1] ?? ''
    if (place !== null || line.trim() !== '') last = place
  }
  return last && { where: last === 'closes' ? 'after' : 'inside', fence }
}

type FencePlace = 'opens' | 'inside' | 'closes' | null

/** Tells of one line after the other where it is in code between fences. */
export function createFenceWatch(): (line: string) => FencePlace {
  let fence: string | null = null
  return (line) => {
    if (fence === null) {
      fence = FENCE.exec(line)?.[1] ?? null
      return fence === null ? null : 'opens'
    }
    if (!closes(line, fence)) return 'inside'
    fence = null
    return 'closes'
  }
}

function closes(line: string, fence: string): boolean {
  const words = line.trim()
  return words.startsWith(fence) && words.replaceAll(fence.charAt(0), '') === ''
}

// Another kind of mark is another list.
function listMarker(line: string): string | null {
  const found = LIST_ITEM.exec(line)
  return found ? (found[1] ?? found[2] ?? null) : null
}

const BLOCKS_PER_CHUNK = 8

/** Splits a growing text into chunks of a few blocks, of which all but the last are final. */
export function createChunkSplitter() {
  let final: string[] = []
  let known = ''

  return (text: string): string[] => {
    if (!text.startsWith(known)) {
      final = []
      known = ''
    }
    const blocks = splitBlocks(text.slice(known.length))
    let first = 0
    for (; blocks.length - first > BLOCKS_PER_CHUNK; first += BLOCKS_PER_CHUNK) {
      const chunk = blocks.slice(first, first + BLOCKS_PER_CHUNK).join('')
      final.push(chunk)
      known += chunk
    }
    return [...final, blocks.slice(first).join('')]
  }
}
