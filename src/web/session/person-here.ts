import { keptTexts, soleOwner } from '#web/lib/kept-texts.ts'
import { removeKept } from '#web/lib/person-memory.ts'

const KIND = 'aqui'

/**
 * Whose screens this browser showed last: the id alone, so that what is written without a connection is theirs. It goes with
 * everything else of theirs when they sign out.
 */
export function rememberPersonHere(personId: string): void {
  removeKept((kind, whose) => kind === KIND && whose !== personId)
  keptTexts(KIND, personId).set('1', '1')
}

export const personHere = (): string | null => soleOwner(KIND)
