import { typedText } from '#domain/notebook/typed-text.ts'
import { parseJson } from '#web/lib/parse-json.ts'

/** A change that is being typed, and the text with which it began. */
export type EditDraft = { text: string; before: string }

/** Reads what this browser kept; an older version kept the text alone. */
export function readEditDraft(stored: string, kept: string): EditDraft | null {
  if (stored === '') return null
  const { text, before } = (parseJson(stored) ?? {}) as Partial<EditDraft>
  return typeof text === 'string' && typeof before === 'string'
    ? { text, before }
    : { text: stored, before: kept }
}

/** What stays in this browser once `kept` was kept: what was typed meanwhile, as a change of it. */
export function afterKeeping(stored: string, kept: string): string {
  const draft = readEditDraft(stored, kept)
  if (draft === null || typedText(draft.text) === kept) return ''
  return JSON.stringify({ text: draft.text, before: kept } satisfies EditDraft)
}
