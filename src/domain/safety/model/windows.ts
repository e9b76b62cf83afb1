/** A run of words that is read at a time: a long message is read window by window. */
export type Window = { readonly start: number; readonly end: number }

/** So many words are one window. A longer sentence is read in pieces of half a window, each with the next. */
const windowWords = 16
const pieceWords = windowWords / 2

/** Each sentence by itself, and each with those after it while there is room. */
export function windowsOf(sentenceLengths: readonly number[]): readonly Window[] {
  const parts = sentenceLengths.flatMap(piecesOf)
  const windows: Window[] = []
  let start = 0
  parts.forEach((length, at) => {
    const alone = start + length
    windows.push({ start, end: alone })
    let end = alone
    for (let next = at + 1; next < parts.length && end + (parts[next] ?? 0) - start <= windowWords; next++)
      end += parts[next] ?? 0
    if (end > alone) windows.push({ start, end })
    start = alone
  })
  return windows
}

function piecesOf(length: number): readonly number[] {
  if (length <= windowWords) return length > 0 ? [length] : []
  const pieces = Math.ceil(length / pieceWords)
  return Array.from({ length: pieces }, (_, at) =>
    at < pieces - 1 ? pieceWords : length - pieceWords * (pieces - 1),
  )
}
