import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { EXPORT_STYLE } from './export-style.ts'

/** How every exported page begins; the title is HTML already. */
export function beginPage(title: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${EXPORT_STYLE}</style></head><body><main>
`
}

export const END_OF_PAGE = '</main></body></html>\n'

export function when(date: Date | string): string {
  return brasiliaMoment(new Date(date))
}
