import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import { AskedQuestion, ExerciseChange, type ExercisesAnswer, NewExercise } from '#domain/api/exercises.ts'
import {
  AskedProposals,
  type CheckInsAnswer,
  NewCheckIn,
  NewNote,
  NewSummary,
  type NoteAnswer,
  NoteChange,
  type NotesAnswer,
  PlanChange,
  type Proposals,
  ProposalsSwitch,
  type SafetyPlanAnswer,
  SuggestionDismissal,
  type SummariesAnswer,
  type SummaryAnswer,
  SummaryChange,
  type WithLevel,
} from '#domain/api/notebook.ts'
import { askAgainLimits, ERASURES_PER_PERSON, NOTEBOOK_CHANGES } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { type Limiter, limitPerson, takeOfPerson } from '#server/features/limits/limiter.ts'
import { storeWithLevel } from '#server/features/risk/message-risk.ts'
import { readBody } from '#server/platform/http/body.ts'
import { cursorQuery, idParam } from '#server/platform/http/params.ts'
import { eraseNotebook } from './change-notebook.ts'
import { dismissSuggestion, keepCheckIn, readCheckIns, readSuggestion } from './keep-check-ins.ts'
import { changeExercise, keepExercise, wordQuestion } from './keep-exercises.ts'
import { changeNote, keepNote } from './keep-notes.ts'
import { keepPlan, readContent } from './keep-plan.ts'
import { changeSummary, keepSummary, writeSummary } from './keep-summaries.ts'
import { type ListKey, removeFromNotebook } from './parts.ts'
import { answerProposal, proposeLines, readProposals, switchProposals } from './propose-lines.ts'
import { exercises, notes, proposals, summaries } from './store.ts'

type Deps = ChatDeps & { limiter: Limiter }

const CHANGES = 'notebook'

/** The notebook, under /api/notebook; the contract is domain/api/notebook.ts. Only signed-in people get here. */
export function notebookRoutes(deps: Deps) {
  const { sql, limiter } = deps
  const changes = limitPerson(limiter, CHANGES, NOTEBOOK_CHANGES)
  const askAgain = limitPerson(limiter, 'ask-again', ...askAgainLimits(deps.messageLimits))
  const ownerIn = (c: Context<AppEnv>) => ownerOf(deps, c.get('person').id)

  const removal = (part: ListKey) => async (c: Context<AppEnv>) => {
    await removeFromNotebook(sql, await ownerIn(c), part, idParam(c, 'id'))
    return c.json(DONE)
  }

  /** Stores words and answers with the level that was read in them; a refusal because of the limit carries it too. */
  async function keepLimited<Answer extends object>(
    c: Context<AppEnv>,
    words: string | undefined,
    keep: (owner: Owner) => Promise<Answer>,
  ) {
    const { id } = c.get('person')
    const answer: WithLevel<Answer> = await storeWithLevel(deps.riskReader, id, words ?? '', async () => {
      await takeOfPerson(limiter, CHANGES, id, NOTEBOOK_CHANGES)
      return keep(await ownerOf(deps, id))
    })
    return c.json(answer)
  }

  return (
    new Hono<AppEnv>()
      .delete('/', limitPerson(limiter, 'erase-notebook', ERASURES_PER_PERSON), async (c) => {
        await eraseNotebook(sql, c.get('person').id)
        return c.json(DONE)
      })
      .get('/notes', async (c) =>
        c.json({ notes: await notes.list(sql, await ownerIn(c)) } satisfies NotesAnswer),
      )
      .post('/notes', async (c) => {
        const sent = await readBody(c, NewNote)
        return keepLimited<NoteAnswer>(c, sent.text, async (owner) => ({
          note: await keepNote(sql, owner, sent),
        }))
      })
      .patch('/notes/:id', async (c) => {
        const change = await readBody(c, NoteChange)
        return keepLimited<NoteAnswer>(c, change.text, async (owner) => ({
          note: await changeNote(sql, owner, idParam(c, 'id'), change),
        }))
      })
      .delete('/notes/:id', changes, removal('notas'))
      .get('/check-ins', async (c) =>
        c.json((await readCheckIns(sql, await ownerIn(c), cursorQuery(c))) satisfies CheckInsAnswer),
      )
      // How often is asked in the use-case: a refusal carries the level of the words.
      .post('/check-ins', async (c) =>
        c.json(await keepCheckIn(deps, await ownerIn(c), await readBody(c, NewCheckIn))),
      )
      .delete('/check-ins/:id', changes, removal('como-estou'))
      .get('/suggestion', async (c) => c.json(await readSuggestion(sql, await ownerIn(c))))
      .put('/suggestion', changes, async (c) => {
        await dismissSuggestion(sql, await ownerIn(c), await readBody(c, SuggestionDismissal))
        return c.json(DONE)
      })
      .get('/plan', async (c) => {
        const { plan } = await readContent(sql, await ownerIn(c))
        return c.json({ plan } satisfies SafetyPlanAnswer)
      })
      .patch('/plan', async (c) => {
        const change = await readBody(c, PlanChange)
        const words = Object.values(change.steps).join('\n')
        return keepLimited<SafetyPlanAnswer>(c, words, async (owner) => ({
          plan: await keepPlan(sql, owner, change),
        }))
      })
      .get('/summaries', async (c) => {
        const { page, next } = await summaries.page(sql, await ownerIn(c), { after: cursorQuery(c) })
        return c.json({ summaries: page, next } satisfies SummariesAnswer)
      })
      .post('/summaries', async (c) => {
        const sent = await readBody(c, NewSummary)
        return keepLimited<SummaryAnswer>(c, sent.text, async (owner) => ({
          summary: await keepSummary(sql, owner, sent),
        }))
      })
      .patch('/summaries/:id', async (c) => {
        const change = await readBody(c, SummaryChange)
        return keepLimited<SummaryAnswer>(c, change.text, async (owner) => ({
          summary: await changeSummary(sql, owner, idParam(c, 'id'), change),
        }))
      })
      .delete('/summaries/:id', changes, removal('resumos'))
      .get('/exercises', async (c) => {
        const { page, next } = await exercises.page(sql, await ownerIn(c), { after: cursorQuery(c) })
        return c.json({ exercises: page, next } satisfies ExercisesAnswer)
      })
      // How often is asked in the use-cases: a refusal carries the level of the answers.
      .post('/exercises', async (c) =>
        c.json(await keepExercise(deps, await ownerIn(c), await readBody(c, NewExercise))),
      )
      .patch('/exercises/:id', async (c) => {
        const change = await readBody(c, ExerciseChange)
        return c.json(await changeExercise(deps, await ownerIn(c), idParam(c, 'id'), change))
      })
      .delete('/exercises/:id', changes, removal('exercicios'))
      .post('/exercises/:id/question', askAgain, async (c) => {
        const { step } = await readBody(c, AskedQuestion)
        const { signal } = c.req.raw
        return c.json(await wordQuestion(deps, await ownerIn(c), idParam(c, 'id'), step, signal))
      })
      .get('/proposals', async (c) =>
        c.json({ on: await proposals.areOn(sql, c.get('person').id) } satisfies ProposalsSwitch),
      )
      .put('/proposals', changes, async (c) => {
        const { on } = await readBody(c, ProposalsSwitch)
        await switchProposals(sql, await ownerIn(c), on)
        return c.json({ on } satisfies ProposalsSwitch)
      })
      .get('/proposals/lines', async (c) =>
        c.json({ lines: await readProposals(sql, await ownerIn(c)) } satisfies Proposals),
      )
      .delete('/proposals/:id', changes, async (c) => {
        await answerProposal(sql, await ownerIn(c), idParam(c, 'id'))
        return c.json(DONE)
      })
  )
}

/** What the model is asked for, under /api/conversations: as often as a reply again. */
export function summaryDraftRoutes(deps: Deps) {
  const askAgain = limitPerson(deps.limiter, 'ask-again', ...askAgainLimits(deps.messageLimits))
  // Counted apart: it must not be what keeps somebody from asking for a summary or a reply again.
  const propose = limitPerson(deps.limiter, 'propose', ...askAgainLimits(deps.messageLimits))
  return new Hono<AppEnv>()
    .post('/:id/summary', askAgain, async (c) =>
      c.json(await writeSummary(deps, c.get('person').id, idParam(c, 'id'), c.req.raw.signal)),
    )
    .post('/:id/proposals', propose, async (c) => {
      const owner = await ownerOf(deps, c.get('person').id)
      await proposeLines(deps, owner, idParam(c, 'id'), await readBody(c, AskedProposals))
      return c.json({ lines: await readProposals(deps.sql, owner) } satisfies Proposals)
    })
}
