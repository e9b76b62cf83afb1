import { CONTACT_LOOK, contactLink, type Responsible } from '#domain/account/responsible.ts'
import { escapeHtml } from './platform/mail/compose-mail.ts'

/** What the served documents say of the responsible for the data, as HTML; what is not set stays as the build wrote it. */
export function responsibleFills(responsible: Responsible): Map<string, string> {
  const said = Object.entries(responsible).filter((entry): entry is [string, string] => entry[1] !== null)
  return new Map(said.map(([name, value]) => [name, name === 'contato' ? linked(value) : escapeHtml(value)]))
}

function linked(contact: string): string {
  const link = contactLink(contact)
  return link
    ? `<a class="${CONTACT_LOOK}" href="${escapeHtml(link)}">${escapeHtml(contact)}</a>`
    : escapeHtml(contact)
}
