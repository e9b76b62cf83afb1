const SENTENCE_END = /[.!?…]["'”’»)\]*_~`]*(?=\s|$)/g

/** The text up to the end of its last whole sentence; empty when there is none. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1)
  return last ? text.slice(0, last.index + last[0].length) : ''
}

const ENDED = /[.!?…]["'”’»)\]*_~`]*\s*$/

export const endsSentence = (text: string) => ENDED.test(text)
