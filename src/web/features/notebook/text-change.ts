/** A text that is being changed, and what it was when the change began. */
export type TextChange = { text: string; before: string }

/** For what this browser kept, perhaps of another version. */
export const isTextChange = (kept: unknown): kept is TextChange =>
  typeof kept === 'object' &&
  kept !== null &&
  ['text', 'before'].every((part) => typeof (kept as Record<string, unknown>)[part] === 'string')
