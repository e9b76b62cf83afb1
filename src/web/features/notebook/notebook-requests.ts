import type { Done } from '#domain/api/account.ts'
import type { ConversationAnswer } from '#domain/api/chat.ts'
import type { ExerciseAnswer, ExerciseChange, NewExercise, QuestionAnswer } from '#domain/api/exercises.ts'
import type {
  AskedProposals,
  CheckInAnswer,
  NewCheckIn,
  NewNote,
  NewSummary,
  NoteAnswer,
  NoteChange,
  PlanChange,
  Proposals,
  SafetyPlanAnswer,
  SummaryAnswer,
  SummaryChange,
  SummaryDraft,
  WithLevel,
} from '#domain/api/notebook.ts'
import { requestAs } from '#web/lib/api.ts'

const NOTES = '/api/notebook/notes'
const CHECK_INS = '/api/notebook/check-ins'
const PLAN = '/api/notebook/plan'
const EXERCISES = '/api/notebook/exercises'
const PROPOSALS = '/api/notebook/proposals'
const SUMMARIES = '/api/notebook/summaries'
/** A model that writes takes longer than an ordinary answer. */
const DRAFT_PATIENCE = 90_000

export type NotebookRequests = ReturnType<typeof createNotebookRequests>

export function createNotebookRequests(personId: string) {
  const request = requestAs(personId)
  return {
    createNote: (body: NewNote) => request<WithLevel<NoteAnswer>>('POST', NOTES, { body }),
    changeNote: (id: string, body: NoteChange) =>
      request<WithLevel<NoteAnswer>>('PATCH', `${NOTES}/${id}`, { body }),
    deleteNote: (id: string) => request<Done>('DELETE', `${NOTES}/${id}`),

    createCheckIn: (body: NewCheckIn) => request<CheckInAnswer>('POST', CHECK_INS, { body }),
    deleteCheckIn: (id: string) => request<Done>('DELETE', `${CHECK_INS}/${id}`),

    fetchPlan: () => request<SafetyPlanAnswer>('GET', PLAN),
    changePlan: (body: PlanChange) => request<WithLevel<SafetyPlanAnswer>>('PATCH', PLAN, { body }),

    createSummary: (body: NewSummary) => request<WithLevel<SummaryAnswer>>('POST', SUMMARIES, { body }),
    changeSummary: (id: string, body: SummaryChange) =>
      request<WithLevel<SummaryAnswer>>('PATCH', `${SUMMARIES}/${id}`, { body }),
    deleteSummary: (id: string) => request<Done>('DELETE', `${SUMMARIES}/${id}`),

    createExercise: (body: NewExercise) => request<ExerciseAnswer>('POST', EXERCISES, { body }),
    changeExercise: (id: string, body: ExerciseChange) =>
      request<ExerciseAnswer>('PATCH', `${EXERCISES}/${id}`, { body }),
    deleteExercise: (id: string) => request<Done>('DELETE', `${EXERCISES}/${id}`),
    askQuestion: (id: string, step: string) =>
      request<QuestionAnswer>('POST', `${EXERCISES}/${id}/question`, { body: { step } }),

    eraseNotebook: () => request<Done>('DELETE', '/api/notebook'),
    draftSummary: (conversationId: string) =>
      request<SummaryDraft>('POST', `/api/conversations/${conversationId}/summary`, {
        timeout: DRAFT_PATIENCE,
      }),
    proposeLines: (conversationId: string, body: AskedProposals) =>
      request<Proposals>('POST', `/api/conversations/${conversationId}/proposals`, {
        body,
        timeout: DRAFT_PATIENCE,
      }),
    answerProposal: (id: string) => request<Done>('DELETE', `${PROPOSALS}/${id}`),
    readNotesIn: (conversationId: string, notesRead: boolean) =>
      request<ConversationAnswer>('PATCH', `/api/conversations/${conversationId}`, { body: { notesRead } }),
  }
}
