import { keptTexts, soleOwner } from '#web/lib/kept-texts.ts'
import { removeKept } from '#web/lib/person-memory.ts'

const KIND = 'aqui'

/** Whose screens this browser showed last, so that what is written without a connection is theirs. Signing out removes it. */
export function rememberPersonHere(personId: string): void {
  removeKept((kind, whose) => kind === KIND && whose !== personId)
  keptTexts(KIND, personId).set('1', '1')
}

export const personHere = (): string | null => soleOwner(KIND)
