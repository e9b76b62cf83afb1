/** Most words remembered before the memory is emptied. */
const limit = 16_384

/** The same answer without working it out again: people use the same few thousand words. */
export function remember<Answer>(work: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>()
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined) return known
    const answer = work(word)
    if (answers.size >= limit) answers.clear()
    answers.set(word, answer)
    return answer
  }
}

/** Twice as many places as words, so that one is found at once or not at all. */
const places = 2 * limit

/** The number of a part of a text, worked out while it is read: `mix(mix(seed, a), b)…`. */
export const seed = 5381
export const mix = (hash: number, code: number): number => (Math.imul(hash, 33) ^ code) >>> 0

/** As `remember`, for a word that still stands in its text: it is cut out only when it is new. */
export function rememberPart<Answer>(work: (word: string) => Answer) {
  const words: (string | undefined)[] = new Array(places).fill(undefined)
  const answers: (Answer | undefined)[] = new Array(places).fill(undefined)
  let size = 0

  return (text: string, from: number, to: number, hash: number): Answer => {
    let place = hash & (places - 1)
    for (; ; place = (place + 1) & (places - 1)) {
      const word = words[place]
      if (word === undefined) break
      if (isPart(word, text, from, to)) return answers[place] as Answer
    }
    const word = text.slice(from, to)
    const answer = work(word)
    if (size >= limit) {
      words.fill(undefined)
      answers.fill(undefined)
      size = 0
      place = hash & (places - 1)
    }
    words[place] = word
    answers[place] = answer
    size += 1
    return answer
  }
}

function isPart(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false
  return true
}
