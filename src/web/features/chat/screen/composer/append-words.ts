/** A text with words at its end that were spoken: one space between, and a capital where a sentence begins. */
export function appendWords(text: string, words: string): string {
  const spoken = words.trim()
  if (spoken === '') return text
  const begins = /(^|[.!?…\n]\s*)$/.test(text)
  const first = spoken.charAt(0)
  const fitting = (begins ? first.toLocaleUpperCase('pt-BR') : first) + spoken.slice(1)
  return text + (text === '' || /\s$/.test(text) ? '' : ' ') + fitting
}
