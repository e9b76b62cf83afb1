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
