import { contactLink, type Responsible } from '#domain/account/responsible.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What the served documents say of who answers for the data, as HTML; what is not set stays as the build wrote it. */
export function responsibleFills(responsible: Responsible): Map<string, string> {
  const said = Object.entries(responsible).filter((entry): entry is [string, string] => entry[1] !== null)
  return new Map(said.map(([name, value]) => [name, name === 'contato' ? linked(value) : escaped(value)]))
}

function linked(contact: string): string {
  const link = contactLink(contact)
  return link ? `<a href="${escaped(link)}">${escaped(contact)}</a>` : escaped(contact)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
