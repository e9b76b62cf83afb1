import type { KeptTexts } from '#web/lib/kept-texts.ts'

const SAVE_AFTER = 250

/** Writes drafts to the browser's storage, debounced: what is typed within a moment is written once. */
export function createDraftSaver(kept: Pick<KeptTexts, 'set' | 'remove'>, textOf: (key: string) => string) {
  const unsaved = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
    unsaved.clear()
  }

  function flush(): void {
    for (const key of unsaved) {
      const text = textOf(key)
      if (text === '') kept.remove(key)
      else kept.set(key, text)
    }
    cancel()
  }

  return {
    save(key: string): void {
      unsaved.add(key)
      timer ??= setTimeout(flush, SAVE_AFTER)
    },
    isUnsaved: (key: string): boolean => unsaved.has(key),
    flush,
    cancel,
  }
}
