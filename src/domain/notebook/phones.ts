import { foldText } from '../text/fold-text.ts'

/** A part of a line; `tel` where it is a number that can be called. */
export type LinePart = { text: string; tel?: string }

const SERVICE = '1(?:00|80|88|90|92|93)'
const FREE = '0[38]00[ .-]?\\d{3}[ .-]?\\d{3,4}'
const ABROAD = '\\+(?!55)\\d{1,3}(?:[ .-]?\\(?\\d{1,5}\\)?){2,5}'
// Eight to thirteen digits with the marks people put between them.
const HERE = '(?:\\+?55[ .-]?)?(?:\\(?0?\\d{2}\\)?[ .-]?)?(?:9[ .]?)?\\d{4}[ .-]?\\d{4}'
const PHONE = new RegExp(`(?<![\\d/.,+-])(?:${FREE}|${ABROAD}|${HERE}|${SERVICE})(?![\\d/]|[.,-]\\d)`, 'g')

// Three digits are often a street number or a price: they are a service where the line names one, or holds nothing else.
const SERVICE_WORDS =
  /\b(?:cvv|samu|polic|bombeir|brigada|resgate|ambulanc|emergenc|socorro|disque|lig(?:ar|o|a|ue)|cham(?:ar|o|e)|tel|fone|telefone|central|mulher|direitos)/
const ALONE = /^\s*(?:$|[-–—:(,])/

/** A line in which telephone numbers can be called. Its parts together are the line. */
export function linePhones(line: string): LinePart[] {
  const parts: LinePart[] = []
  let offset = 0
  for (const { 0: number, index } of line.matchAll(PHONE)) {
    if (number.length === 3 && !isService(line, index)) continue
    if (index > offset) parts.push({ text: line.slice(offset, index) })
    parts.push({ text: number, tel: `tel:${number.replace(/[^\d+]/g, '')}` })
    offset = index + number.length
  }
  if (offset < line.length) parts.push({ text: line.slice(offset) })
  return parts
}

function isService(line: string, index: number): boolean {
  const [before, after] = [line.slice(0, index), line.slice(index + 3)]
  const first = before.trim() === ''
  return (
    SERVICE_WORDS.test(foldText(before)) ||
    (first && (ALONE.test(after) || SERVICE_WORDS.test(foldText(after))))
  )
}
