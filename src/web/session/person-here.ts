import { keptTexts, soleOwner } from '#web/lib/kept-texts.ts'
import { DEVICE_KEY, removeKept } from '#web/lib/person-memory.ts'

const KIND = 'aqui'
/** Also copies of a plan, and their keys: nobody else is shown them any more, and their owners have the plan elsewhere. */
const OF_ONE_PERSON = [KIND, 'plano', DEVICE_KEY]

/** Whose screens this browser showed last, so that what is written without a connection is theirs. Signing out removes it. */
export function rememberPersonHere(personId: string): void {
  removeKept((kind = '', whose) => OF_ONE_PERSON.includes(kind) && whose !== personId)
  keptTexts(KIND, personId).set('1', '1')
}

export const personHere = (): string | null => soleOwner(KIND)
