import { z } from 'zod'
import { FEELINGS_MAX } from '../limits.ts'
import { isFeeling, MOODS } from '../notebook/moods.ts'
import {
  type CheckIn,
  type Note,
  PLAN_STEPS,
  type ProposedLine,
  type SafetyPlan,
  type Summary,
} from '../notebook/pages.ts'
import type { RiskLevel } from '../safety/risk-level.ts'

/**
 * The HTTP contract of the notebook. All need a session and PERSON_HEADER; somebody else's thing is `not_found`.
 * Everything typed is kept with an id made by the screen: the same id twice is one thing.
 *
 * GET    /api/notebook/notes              -> NotesAnswer, the newest first
 * POST   /api/notebook/notes              NewNote -> WithLevel<NoteAnswer>
 * PATCH  /api/notebook/notes/:id          NoteChange -> WithLevel<NoteAnswer>
 * DELETE /api/notebook/notes/:id          -> Done
 * GET    /api/notebook/check-ins          those of the last 90 days, the newest first -> CheckInsAnswer; ?cursor= is `next` of the page before
 * POST   /api/notebook/check-ins          NewCheckIn -> CheckInAnswer
 * DELETE /api/notebook/check-ins/:id      -> Done
 * GET    /api/notebook/suggestion         -> SuggestionAnswer
 * PUT    /api/notebook/suggestion         SuggestionDismissal -> Done
 * GET    /api/notebook/plan               -> SafetyPlanAnswer
 * PATCH  /api/notebook/plan               PlanChange -> WithLevel<SafetyPlanAnswer>; empty steps everywhere remove it
 * GET    /api/notebook/summaries          -> SummariesAnswer, the newest first; ?cursor= likewise
 * POST   /api/notebook/summaries          NewSummary -> WithLevel<SummaryAnswer>
 * PATCH  /api/notebook/summaries/:id      SummaryChange -> WithLevel<SummaryAnswer>
 * DELETE /api/notebook/summaries/:id      -> Done
 * POST   /api/conversations/:id/summary   writes a draft and keeps nothing -> SummaryDraft
 * POST   /api/conversations/:id/proposals AskedProposals: looks for lines of it that are worth a note -> Proposals
 * GET    /api/notebook/proposals/lines    -> Proposals
 * DELETE /api/notebook/proposals/:id      the line was kept or refused -> Done
 * GET    /api/notebook/proposals          -> ProposalsSwitch
 * PUT    /api/notebook/proposals          ProposalsSwitch -> ProposalsSwitch
 * DELETE /api/notebook                    erases all of it at once and for good, exercises too -> Done
 *
 * Only the draft of a summary needs a plan; everything else still works after its end. What is too long, or one too many, is
 * `words_too_long`, `notes_full`… (domain/errors.ts); lengths are in domain/limits.ts. Words that can't be kept, for whatever
 * reason, carry `nivel` in the error, like a message.
 * The event stream sends { type: 'caderno', part } when one of its parts has changed, on every device.
 * Whether the notes are read in a conversation is its `notesRead`, changed by PATCH /api/conversations/:id.
 */
const id = z.uuid().toLowerCase()

/** With what the safety layer read in the words that were sent: the same card as in the chat, where they were written. */
export type WithLevel<Answer> = Answer & { nivel: RiskLevel }

/** `isName`: the text is how the person is called; it is sent also while there is risk. */
export const NewNote = z.object({
  id,
  text: z.string(),
  aiMayRead: z.boolean(),
  isName: z.boolean().optional(),
})
/** `before` is the text that was changed: where another device has changed it meanwhile, that is `changed_elsewhere`. */
export const NoteChange = z.object({
  text: z.string().optional(),
  before: z.string().optional(),
  aiMayRead: z.boolean().optional(),
})
export type NewNote = z.infer<typeof NewNote>
export type NoteChange = z.infer<typeof NoteChange>

export type NotesAnswer = { notes: Note[] }
export type NoteAnswer = { note: Note }

/** `day` is the person's own day (YYYY-MM-DD), which only their device knows. */
export const NewCheckIn = z.object({
  id,
  day: z.iso.date(),
  mood: z.enum(MOODS),
  feelings: z.array(z.string().refine(isFeeling)).max(FEELINGS_MAX),
  words: z.string(),
})
export type NewCheckIn = z.infer<typeof NewCheckIn>

/** `next` is null on the last page. */
export type CheckInsAnswer = { checkIns: CheckIn[]; next: string | null }
export type CheckInAnswer = WithLevel<{ checkIn: CheckIn }>

/** The last day of the person's with a check-in, or on which they wanted none; null when it is not known. */
export type SuggestionAnswer = { answeredDay: string | null }
export const SuggestionDismissal = z.object({ day: z.iso.date() })
export type SuggestionDismissal = z.infer<typeof SuggestionDismissal>

const someSteps = z.partialRecord(z.enum(PLAN_STEPS), z.string())
/**
 * The steps that were changed; the others stay as they are. `before` is what they were when the change began: what another
 * device wrote there meanwhile stays too (domain/notebook/typed-text.ts). A step without it is written over.
 */
export const PlanChange = z.object({ steps: someSteps, before: someSteps.optional() })
export type PlanChange = z.infer<typeof PlanChange>
/** Null while there is none. One that can't be opened is the error `plan_unreadable`: nothing is written over it. */
export type SafetyPlanAnswer = { plan: (SafetyPlan & { updatedAt: string }) | null }

export const NewSummary = z.object({ id, conversationId: id, text: z.string() })
/** `before` as in NoteChange. */
export const SummaryChange = z.object({ text: z.string(), before: z.string().optional() })
export type NewSummary = z.infer<typeof NewSummary>
export type SummaryChange = z.infer<typeof SummaryChange>
export type SummariesAnswer = { summaries: Summary[]; next: string | null }
export type SummaryAnswer = { summary: Summary }
/** `by` is who wrote the draft: the model, or a rule that chose the person's own phrases. */
export type SummaryDraft = { text: string; by: 'model' | 'rule' }

/** `rested`: only if nothing was written there for ten minutes. */
export const AskedProposals = z.object({ rested: z.boolean() })
export type AskedProposals = z.infer<typeof AskedProposals>
/** All of the person's that wait; at most three a conversation (docs/decisions/0050, 0051). */
export type Proposals = { lines: ProposedLine[] }
export const ProposalsSwitch = z.object({ on: z.boolean() })
export type ProposalsSwitch = z.infer<typeof ProposalsSwitch>
