import { brasiliaMoment } from '#domain/text/brasilia-time.ts'

/** How every exported page begins; the title is HTML already. */
export function beginPage(title: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${EXPORT_STYLE}</style></head><body><main>
`
}

export const END_OF_PAGE = '</main></body></html>\n'

export const when = (date: Date | string): string => brasiliaMoment(new Date(date))

/** The look of the exported pages: ours, without anything to load. */
const EXPORT_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf6f0,#1b161e);--ink:light-dark(#2e2433,#f3ecf2);--soft:light-dark(#675b6c,#b7a9b8);--line:light-dark(#e9dfd6,#3a3040);--accent:light-dark(#7a4e7e,#d3a6d3);--bubble:light-dark(#f1e4f0,#3a2a3c)}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.25}
a{color:var(--accent)}small,dt{color:var(--soft)}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem}dd{margin:0}
li{margin:.35rem 0}article{margin:1.25rem 0}article p{white-space:pre-wrap;margin:.25rem 0 0}
header{font-weight:600}header small{font-weight:400}
.user{background:var(--bubble);border:1px solid var(--line);border-radius:20px;padding:.75rem 1.1rem;margin-left:12%}
`
  .trim()
  .replaceAll('\n', '')
