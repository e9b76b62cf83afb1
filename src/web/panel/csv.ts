/** Lines of a CSV as spreadsheets in Brazil open it. What would be read as a formula is text. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { useGrouping: false })
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
