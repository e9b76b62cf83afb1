import { createSignal } from './signal.ts'

/** What was pressed last on this page; null before anything was. Follows from the moment it is loaded. */
export const lastPress = createSignal<'keydown' | 'pointerdown' | null>(null)

for (const press of ['keydown', 'pointerdown'] as const)
  addEventListener(press, () => lastPress.set(press), { capture: true, passive: true })
