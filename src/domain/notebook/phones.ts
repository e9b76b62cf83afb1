/** A part of a line; `tel` where it is a number that can be called. */
export type LinePart = { text: string; tel?: string }

// Services of three digits, and numbers of eight to thirteen with the marks people put between them.
const PHONE =
  /(?<![\d/.-])(?:1(?:00|80|88|90|92|93)|(?:\+?55[ ]?)?(?:\(?0?\d{2}\)?[ -]?)?9?[ ]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/g

/** A line in which telephone numbers can be called. Its parts together are the line. */
export function linePhones(line: string): LinePart[] {
  const parts: LinePart[] = []
  let at = 0
  for (const found of line.matchAll(PHONE)) {
    if (found.index > at) parts.push({ text: line.slice(at, found.index) })
    parts.push({ text: found[0], tel: `tel:${found[0].replace(/[^\d+]/g, '')}` })
    at = found.index + found[0].length
  }
  if (at < line.length) parts.push({ text: line.slice(at) })
  return parts
}
