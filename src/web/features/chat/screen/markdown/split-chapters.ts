import { splitBlocks } from './split-blocks.ts'

/** So many blocks stand together. */
export const CHAPTER = 8

/**
 * Cuts a text that grows after every few blocks; joined again it is the same text. All chapters but the last one
 * stand for good, so that only the end of the text is read again.
 */
export function createChapterSplitter() {
  let standing: string[] = []
  let known = ''

  return (text: string): string[] => {
    if (!text.startsWith(known)) {
      standing = []
      known = ''
    }
    const blocks = splitBlocks(text.slice(known.length))
    let at = 0
    for (; blocks.length - at > CHAPTER; at += CHAPTER) {
      const chapter = blocks.slice(at, at + CHAPTER).join('')
      standing.push(chapter)
      known += chapter
    }
    return [...standing, blocks.slice(at).join('')]
  }
}
