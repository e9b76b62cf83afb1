import { readMessage } from '#domain/safety/detector/find-signs.ts'
import { featuresOf, type Window, windowsOf } from '#domain/safety/model/linear-model.ts'
import type { RiskLine } from '../read-lines.ts'
import type { Sequence } from './sequence.ts'

/** A message to learn from: its features, its windows, and how much it counts. */
export type Lesson = {
  readonly at: Int32Array
  readonly value: Float32Array
  readonly windows: readonly Window[]
  readonly isDanger: boolean
  readonly share: number
}

/** Lines from before there were several writers are many, short and alike, so each counts for less. */
const oldShare = 0.5
/** Harmless lines that were written to look like danger. */
const writtenShare = 3
/** The same words in another form. */
const formShare = 0.7
/** How often a line is learned from once more: as it is typed in chat, beside others, and joined to others. */
const often = { chat: 0.5, ordinaryChat: 0.15, buried: 0.5, joined: 0.07 }

/** Without capitals and full stops. Accents and short forms make no difference to the detector. */
const asInChat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,;:!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Ordinary lines by the ten thousand and dangerous ones, each also in the forms that chat gives them. */
export function lessonsOf(
  lines: readonly RiskLine[],
  ordinary: readonly string[],
  next: Sequence,
): readonly Lesson[] {
  const lessons: Lesson[] = []
  const add = (text: string, isDanger: boolean, share: number) => {
    const row = featuresOf(readMessage(text))
    const windows = windowsOf(row)
    if (windows.length === 0) return
    lessons.push({
      at: Int32Array.from(row.at),
      value: Float32Array.from(row.value),
      windows,
      isDanger,
      share,
    })
  }
  const anyOrdinary = () => ordinary[Math.floor(next() * ordinary.length)] ?? ''
  const anyChat = () => asInChat(anyOrdinary())

  for (const text of ordinary) {
    add(text, false, 1)
    if (next() < often.ordinaryChat) add(asInChat(text), false, 1)
    if (next() < often.joined)
      add(
        [text, ...Array.from({ length: 1 + Math.floor(next() * 4) }, anyOrdinary)].map(asInChat).join(' '),
        false,
        1,
      )
  }
  for (const { text, level, writer } of lines) {
    const isDanger = level !== 'nenhum'
    const share = (writer.startsWith('antigas') ? oldShare : 1) * (isDanger ? 1 : writtenShare)
    add(text, isDanger, share)
    if (next() < often.chat) add(asInChat(text), isDanger, share * formShare)
    if (!isDanger || ordinary.length === 0 || next() > often.buried) continue
    const buried =
      next() < 0.5
        ? `${anyChat()} ${asInChat(text)} ${anyChat()}`
        : `${anyOrdinary()} ${text} ${anyOrdinary()}`
    add(buried, true, share * formShare)
  }
  return lessons
}
