import type { Done } from '#domain/api/account.ts'
import type {
  ExerciseAnswer,
  ExerciseChange,
  ExercisesAnswer,
  NewExercise,
  QuestionAnswer,
} from '#domain/api/exercises.ts'
import type {
  CheckInAnswer,
  CheckInsAnswer,
  NewCheckIn,
  NewNote,
  NoteAnswer,
  NoteChange,
  NotesAnswer,
  PlanChange,
  Proposals,
  ProposalsSwitch,
  SafetyPlanAnswer,
  SuggestionAnswer,
  SummariesAnswer,
  SummaryAnswer,
  SummaryDraft,
  WithLevel,
} from '#domain/api/notebook.ts'
import type { SafetyPlan } from '#domain/notebook/pages.ts'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import type { Visitor } from './visitor.ts'

/** The day on which a check-in is made where the server stands. */
export const TODAY = new Date().toISOString().slice(0, 10)

/** Asks until it is refused: how often that takes depends on how fast the machine is, since a limit refills with time. */
export async function firstRefused<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 200) return answer
  }
}

/** What a person does in their notebook. */
export function notebookOf(visitor: Visitor) {
  return {
    notes: async () => (await visitor.get<NotesAnswer>('/api/notebook/notes')).body.notes,
    note: (text: string, more: Partial<NewNote> = {}) =>
      visitor.post<WithLevel<NoteAnswer>>('/api/notebook/notes', {
        id: uuidv7(),
        text,
        aiMayRead: true,
        ...more,
      }),
    changeNote: (id: string, change: NoteChange) =>
      visitor.patch<WithLevel<NoteAnswer>>(`/api/notebook/notes/${id}`, change),
    removeNote: (id: string) => visitor.delete(`/api/notebook/notes/${id}`),

    checkIns: async () => (await visitor.get<CheckInsAnswer>('/api/notebook/check-ins')).body.checkIns,
    checkIn: (words: string, more: Partial<NewCheckIn> = {}) =>
      visitor.post<CheckInAnswer>('/api/notebook/check-ins', {
        id: uuidv7(),
        day: TODAY,
        mood: 'bem',
        feelings: [],
        words,
        ...more,
      }),
    removeCheckIn: (id: string) => visitor.delete(`/api/notebook/check-ins/${id}`),

    plan: async () => (await visitor.get<SafetyPlanAnswer>('/api/notebook/plan')).body.plan,
    /** All seven steps; those that are not named are empty. */
    writePlan: (steps: Partial<SafetyPlan['steps']>) =>
      visitor.patch<WithLevel<SafetyPlanAnswer>>(
        '/api/notebook/plan',
        safetyPlanOf((step) => steps[step] ?? ''),
      ),
    changePlan: (steps: PlanChange['steps'], before?: PlanChange['steps']) =>
      visitor.patch<WithLevel<SafetyPlanAnswer>>('/api/notebook/plan', { steps, ...(before && { before }) }),

    answeredDay: async () =>
      (await visitor.get<SuggestionAnswer>('/api/notebook/suggestion')).body.answeredDay,
    dismiss: (day: string) => visitor.put<Done>('/api/notebook/suggestion', { day }),

    summaries: async () => (await visitor.get<SummariesAnswer>('/api/notebook/summaries')).body.summaries,
    summary: (conversationId: string, text: string, id = uuidv7()) =>
      visitor.post<WithLevel<SummaryAnswer>>('/api/notebook/summaries', { id, conversationId, text }),
    changeSummary: (id: string, text: string, before?: string) =>
      visitor.patch<WithLevel<SummaryAnswer>>(`/api/notebook/summaries/${id}`, {
        text,
        ...(before && { before }),
      }),
    removeSummary: (id: string) => visitor.delete(`/api/notebook/summaries/${id}`),

    exercises: async () => (await visitor.get<ExercisesAnswer>('/api/notebook/exercises')).body.exercises,
    exercise: (answers: Record<string, string>, more: Partial<NewExercise> = {}) =>
      visitor.post<ExerciseAnswer>('/api/notebook/exercises', {
        id: uuidv7(),
        kind: 'pensamento',
        answers,
        ...more,
      }),
    changeExercise: (id: string, change: ExerciseChange) =>
      visitor.patch<ExerciseAnswer>(`/api/notebook/exercises/${id}`, change),
    removeExercise: (id: string) => visitor.delete(`/api/notebook/exercises/${id}`),
    question: (id: string, step: string) =>
      visitor.post<QuestionAnswer>(`/api/notebook/exercises/${id}/question`, { step }),

    draft: (conversationId: string) =>
      visitor.post<SummaryDraft>(`/api/conversations/${conversationId}/summary`),
    propose: (conversationId: string, { rested = false } = {}) =>
      visitor.post<Proposals>(`/api/conversations/${conversationId}/proposals`, { rested }),
    proposed: async () => (await visitor.get<Proposals>('/api/notebook/proposals/lines')).body.lines,
    answerProposal: (id: string) => visitor.delete<Done>(`/api/notebook/proposals/${id}`),
    proposalsOn: () => visitor.get<ProposalsSwitch>('/api/notebook/proposals'),
    switchProposals: (on: boolean) => visitor.put<ProposalsSwitch>('/api/notebook/proposals', { on }),
    erase: () => visitor.delete('/api/notebook'),
  }
}
