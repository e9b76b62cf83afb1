import { foldText } from '../text/fold-text.ts'

// Whole words: 'nao' counts, 'cancao' does not.
const LITTLE = /(?<![\p{L}\p{N}_])(?:nao|nunca|mais\s+ou\s+menos)(?![\p{L}\p{N}_])/u

/** Whether an answer holds 'não', 'nunca' or 'mais ou menos', in any case, with or without accents. */
export function mentionsLittleTherapy(answer: string): boolean {
  return LITTLE.test(foldText(answer))
}
