const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Cells are HTML; on a phone each row becomes a block whose cells are named. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => `<td data-name="${escapeHtml(head[at] ?? '')}">${cell}</td>`).join('')
  return `<table>
<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table>`
}

/** The look of the report, on the colours of the product. */
export const reportStyle = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 Figtree, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2 { font-family: 'Brygada 1918', Georgia, serif; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: 2rem; margin: 0; }
h2 { font-size: 1.4rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 1.25rem; margin-top: 1rem; }
section.bad { border-color: var(--danger); background: var(--danger-soft); }
small, .soft { color: var(--ink-soft); font-size: .85rem; font-weight: 400; }
.soft { margin: 0; }
.note { background: var(--care-soft); color: var(--care); border-radius: 12px; padding: .5rem .75rem; font-size: .9rem; }
.figure { font: 500 3rem/1 Georgia, serif; margin: .5rem 0; }
.figure small { font-size: 1.2rem; }
.drawing { display: block; width: 100%; max-width: 24rem; height: .75rem; border-radius: 4px; }
.track { fill: var(--sunken); } .range { fill: var(--accent); opacity: .55; } .mark { fill: var(--ink); }
.ok { color: var(--success); font-weight: 600; } .missed { color: var(--danger); font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th { text-align: left; font-weight: 600; color: var(--ink-soft); font-size: .85rem; }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
ul { padding-left: 1.1rem; margin: 0; } li { margin: .35rem 0; overflow-wrap: anywhere; }
a { color: var(--accent-strong); }
article { border-top: 1px solid var(--line); }
.turn { margin: .75rem 0; } .person, .reply { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.person { background: var(--accent-soft); border-radius: 12px; padding: .5rem .75rem; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { display: flex; gap: .75rem; justify-content: space-between; border: 0; padding: .15rem 0; text-align: right; flex-wrap: wrap; }
  td::before { content: attr(data-name); color: var(--ink-soft); font-size: .85rem; text-align: left; }
  td:first-child { font-weight: 600; text-align: left; } td:first-child::before { content: none; }
}
@media print {
  :root { color-scheme: light; }
  body { font-size: 10.5pt; background: none; }
  main { max-width: none; padding: 0; }
  section { border: 0; padding: 0; background: none; margin-top: 1.25rem; border-radius: 0; }
  h2, h3 { break-after: avoid; } tr, .turn { break-inside: avoid; }
  .talks { break-before: page; }
}
`
