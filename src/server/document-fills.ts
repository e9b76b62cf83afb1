import { CONTACT_LOOK, contactLink, type Responsible } from '#domain/account/responsible.ts'
import { EVALUATION_LINK } from '#domain/evaluation/published-evaluation.ts'
import { evaluationSections } from './features/evaluation/evaluation-sections.ts'
import { readEvaluation } from './features/evaluation/read-evaluation.ts'
import { escapeHtml } from './platform/mail/compose-mail.ts'

/** What the served documents say of the responsible for the data, as HTML; what is not set stays as the build wrote it. */
export function responsibleFills(responsible: Responsible): Map<string, string> {
  const set = Object.entries(responsible).filter((entry): entry is [string, string] => entry[1] !== null)
  return new Map(set.map(([name, value]) => [name, name === 'contato' ? linked(value) : escapeHtml(value)]))
}

function linked(contact: string): string {
  const link = contactLink(contact)
  return link
    ? `<a class="${CONTACT_LOOK}" href="${escapeHtml(link)}">${escapeHtml(contact)}</a>`
    : escapeHtml(contact)
}

/** The page of the published evaluation and the link to it, as HTML; nothing where the operator publishes none. */
export function evaluationFills(file: string | undefined): Map<string, string> {
  if (!file) return new Map()
  const { to, label } = EVALUATION_LINK
  return new Map([
    ['avaliacao', evaluationSections(readEvaluation(file))],
    ['avaliado', `<a class="${CONTACT_LOOK}" href="${to}">${label}</a>`],
  ])
}
