import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import { NOTEBOOK_PARTS, type NotebookPart, PLAN_STEPS } from '#domain/notebook/pages.ts'
import { PLAN_STEP_TEXTS } from '#domain/notebook/safety-plan.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { LIST_KEYS, LISTS, type NotebookEntry, type WholeNotebook } from '#server/features/notebook/parts.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'
import { beginPage, END_OF_PAGE } from './export-page.ts'

export const NOTEBOOK_PAGE = 'caderno.html'

/** The notebook, to be read from top to bottom. */
export async function* notebookPage(notebook: WholeNotebook): AsyncGenerator<string> {
  yield beginPage('Caderno')
  yield '<p><a href="index.html">Seus dados</a></p>\n<h1>Caderno</h1>\n'
  for (const part of Object.keys(NOTEBOOK_PARTS) as NotebookPart[]) {
    if (part === 'plano') yield section('Meu plano de segurança', planEntries(notebook))
    else if (part === 'propostas')
      yield section(
        'Linhas sugeridas, ainda sem resposta',
        notebook.proposals.map(({ text }) => entry('Suas palavras', text)),
      )
    else yield section(LISTS[part].title, notebook.lists[part].map(listEntry))
  }
  yield END_OF_PAGE
}

/** The same for other programs, by the names of the parts: `comoEstou`. */
export function notebookData({ lists, plan, proposals }: WholeNotebook) {
  const named = LIST_KEYS.map((part) => [
    part.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    lists[part].map(({ id, createdAt, unreadable, data }) => ({ id, ...data(), createdAt, unreadable })),
  ])
  return {
    ...Object.fromEntries(named),
    planoDeSeguranca: plan && { passos: plan.steps, atualizadoEm: plan.updatedAt },
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

function listEntry({ unreadable, heading, body }: NotebookEntry): string {
  const written = unreadable ? MESSAGE_UNREADABLE : body()
  if (typeof written === 'string') return entry(heading(), written)
  const steps = written.map(({ title, text }) => `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p>`)
  return `<article><header>${escapeHtml(heading())}</header>${steps.join('')}</article>\n`
}

const entry = (heading: string, text: string): string =>
  `<article><header>${escapeHtml(heading)}</header><p>${escapeHtml(text)}</p></article>\n`
