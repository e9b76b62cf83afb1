import { z } from 'zod'
import type { ConsentRecord } from '../account/consent.ts'
import { PASSWORD_MAX, SEARCH_MAX } from '../limits.ts'
import type { NotebookPart } from '../notebook/pages.ts'
import type { PersonaKey } from '../personas/persona.ts'

/**
 * The HTTP contract of what a person can do with their own data. All under /api/privacy, all need a session and PERSON_HEADER:
 *
 * GET    /               what was consented to, and whether the account is to be erased -> PrivacyAnswer
 * GET    export          'Baixar meus dados' -> a ZIP file, made while it is read
 * POST   search          Search -> SearchAnswer. A POST, so that what is searched for is in no address
 * DELETE conversations   'Apagar todas as conversas' -> Done; the notebook stays (DELETE /api/notebook erases it)
 * POST   deletion        AskForDeletion -> DeletionAnswer; with `now` the account is gone when it answers
 * DELETE deletion        changed my mind -> Done
 */
export const AskForDeletion = z.object({
  password: z
    .string()
    .max(PASSWORD_MAX * 2)
    .default(''),
  now: z.boolean().default(false),
})
export const Search = z.object({ text: z.string().max(SEARCH_MAX) })

export type AskForDeletion = z.infer<typeof AskForDeletion>
export type Search = z.infer<typeof Search>

/** An account that its owner asked to have erased, and when that will happen. */
export type PendingDeletion = { eraseAt: string }
export type PrivacyAnswer = { consents: ConsentRecord[]; deletion: PendingDeletion | null }
/** Null when the account is already gone. */
export type DeletionAnswer = { deletion: PendingDeletion | null }

/** One place where the words were found. `seq` is the message's place in its conversation. */
type SearchHit = {
  messageId: string
  seq: number
  role: 'user' | 'assistant'
  timestamp: string
  snippet: string
  /** Where in the snippet the words are: pairs of start and end. */
  marks: [start: number, end: number][]
}

export type SearchResult = {
  conversation: { id: string; title: string; style: PersonaKey; timestamp: string }
  /** Where in the title the words are; empty when they are not. */
  titleMarks: [start: number, end: number][]
  hits: SearchHit[]
  /** How many places there are, of which the first few are in `hits`. */
  found: number
}

/** A thing in the notebook in which the words were found. */
export type NotebookHit = Pick<SearchHit, 'snippet' | 'marks' | 'timestamp'> & {
  part: Exclude<NotebookPart, 'propostas'>
  /** Of the note, check-in or summary; null for the plan. */
  id: string | null
}

/** The most recent conversations first. `more`: there are others that did not fit. */
export type SearchAnswer = { results: SearchResult[]; more: boolean; notebook: NotebookHit[] }
