import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import { type ExercisePagePart, exercisePage } from '#domain/exercises/exercise-page.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { PLAN_STEP_TEXTS } from '#domain/notebook/safety-plan.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { WholeNotebook } from '#server/features/notebook/read-notebook.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'
import { beginPage, END_OF_PAGE, when } from './export-page.ts'

export const NOTEBOOK_PAGE = 'caderno.html'

/** The notebook, to be read from top to bottom. */
export async function* notebookPage(notebook: WholeNotebook): AsyncGenerator<string> {
  yield beginPage('Caderno')
  yield '<p><a href="index.html">Seus dados</a></p>\n<h1>Caderno</h1>\n'
  yield section(
    'O que a IA sabe de mim',
    notebook.notes.map(({ text, aiMayRead, createdAt, unreadable }) =>
      entry(
        `${when(createdAt)} · ${aiMayRead ? 'a IA pode ler' : 'só para você'}`,
        textOrNotice(text, unreadable),
      ),
    ),
  )
  yield section(
    'Como estou',
    notebook.checkIns.map(({ day, mood, feelings, words }) =>
      entry(
        dayOf(day),
        [[MOOD_NAMES[mood], ...feelings].join(', '), words].filter((text) => text).join('\n'),
      ),
    ),
  )
  yield section('Meu plano de segurança', planEntries(notebook))
  yield section(
    'Resumos',
    notebook.summaries.map(({ text, createdAt, unreadable }) =>
      entry(when(createdAt), textOrNotice(text, unreadable)),
    ),
  )
  yield section(
    'Exercícios',
    notebook.exercises.map(({ kind, answers, aiMayRead, createdAt, unreadable }) =>
      unreadable
        ? entry(when(createdAt), MESSAGE_UNREADABLE)
        : exerciseEntry(
            `${EXERCISES[kind].name} · ${when(createdAt)} · ${aiMayRead ? 'a IA pode ler' : 'só para você'}`,
            exercisePage(kind, answers),
          ),
    ),
  )
  yield section(
    'Linhas sugeridas, ainda sem resposta',
    notebook.proposals.map(({ text }) => entry('Suas palavras', text)),
  )
  yield END_OF_PAGE
}

/** The same for other programs. */
export function notebookData({ notes, checkIns, plan, summaries, exercises, proposals }: WholeNotebook) {
  return {
    notas: notes.map(({ id, text, aiMayRead, isName, createdAt, unreadable }) => ({
      id,
      texto: text,
      aIaPodeLer: aiMayRead,
      nome: isName,
      createdAt,
      unreadable,
    })),
    comoEstou: checkIns.map(({ id, day, mood, feelings, words, createdAt }) => ({
      id,
      dia: day,
      como: mood,
      sentimentos: feelings,
      palavras: words,
      createdAt,
    })),
    planoDeSeguranca: plan && { passos: plan.steps, atualizadoEm: plan.updatedAt },
    resumos: summaries.map(({ id, conversationId, text, createdAt, unreadable }) => ({
      id,
      conversa: conversationId,
      texto: text,
      createdAt,
      unreadable,
    })),
    exercicios: exercises.map(({ id, kind, answers, aiMayRead, aiAsks, createdAt, unreadable }) => ({
      id,
      exercicio: unreadable ? null : EXERCISES[kind].name,
      respostas: answers,
      aIaPodeLer: aiMayRead,
      aIaPergunta: aiAsks,
      createdAt,
      unreadable,
    })),
    linhasSugeridas: proposals.map(({ id, conversationId, text }) => ({
      id,
      conversa: conversationId,
      texto: text,
    })),
  }
}

function planEntries({ plan }: WholeNotebook): string[] {
  if (!plan) return []
  return PLAN_STEPS.filter((step) => !isBlank(plan.steps[step])).map((step) =>
    entry(PLAN_STEP_TEXTS[step].title, plan.steps[step]),
  )
}

function section(title: string, entries: readonly string[]): string {
  const content = entries.length === 0 ? '<p>Nada guardado.</p>\n' : entries.join('')
  return `<h2>${escapeHtml(title)}</h2>\n${content}`
}

function entry(heading: string, text: string): string {
  return `<article><header>${escapeHtml(heading)}</header><p>${escapeHtml(text)}</p></article>\n`
}

function exerciseEntry(heading: string, parts: readonly ExercisePagePart[]): string {
  const written = parts.map(({ title, text }) => `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p>`)
  return `<article><header>${escapeHtml(heading)}</header>${written.join('')}</article>\n`
}

const textOrNotice = (text: string, unreadable?: true) => (unreadable ? MESSAGE_UNREADABLE : text)

const dayOf = (day: string) => day.split('-').reverse().join('/')
