/** A text that is being changed, and what it was when the change began. */
export type TextChange = { text: string; before: string }

/** Texts that are being changed, by the step of the plan or of the exercise that they are the answer to. */
export type TextChanges<Step extends string = string> = { [step in Step]?: TextChange }

/** One more change of a step that is shown as `shown`: the change began with the first of them. */
export const withChange = (changes: TextChanges, step: string, shown: string, text: string) => ({
  ...changes,
  [step]: { before: shown, ...changes[step], text },
})

/** The texts as they are now, or as they were before. */
export const textsIn = (changes: TextChanges, part: keyof TextChange = 'text'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([step, change]) => (change ? [[step, change[part]]] : [])),
  )

/** The changes that are still to be kept after `sent` was: they began with it. */
export function changesAfter(changes: TextChanges, sent: TextChanges): TextChanges {
  const left = Object.entries(changes).flatMap(([step, change]) => {
    const arrived = sent[step]
    if (!change || arrived?.text === change.text) return []
    return [[step, arrived ? { text: change.text, before: arrived.text } : change]]
  })
  return Object.fromEntries(left)
}
