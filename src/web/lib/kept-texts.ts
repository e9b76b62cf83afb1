import { remember, remembered, rememberedKeys } from './remember.ts'

/** The only person of whom texts of this kind are in this browser; null where there are none or several. */
export function soleOwner(kind: string): string | null {
  const owners = rememberedKeys()
    .map((key) => key.split(':'))
    .filter(([ours, one]) => ours === 'aconchego' && one === kind)
  return owners.length === 1 ? (owners[0]?.[2] ?? null) : null
}

/** Texts of one kind and person, each under its own key, so that tabs never overwrite each other. In memory at least. */
export function keptTexts(kind: string, personId: string) {
  // person-memory.ts finds them by the id.
  const prefix = `aconchego:${kind}:${personId}:`
  const memory = new Map<string, string>()
  return {
    all: (): [string, string][] => {
      const stored = rememberedKeys().filter((key) => key.startsWith(prefix))
      const texts = new Map(stored.map((key) => [key.slice(prefix.length), remembered(key) ?? '']))
      return [...new Map([...texts, ...memory])]
    },
    get: (key: string): string | null => memory.get(key) ?? remembered(prefix + key),
    /** Whether the browser itself has it. */
    isStored: (key: string): boolean => !memory.has(key) && remembered(prefix + key) !== null,
    set(key: string, text: string): void {
      try {
        localStorage.setItem(prefix + key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      remember(prefix + key, null)
    },
    /** Which of ours another tab has just changed, from a storage event. */
    keyOf: (event: StorageEvent): string | null =>
      event.key?.startsWith(prefix) ? event.key.slice(prefix.length) : null,
  }
}

/** Messages that were written and not yet acknowledged. */
export const UNSENT = 'saida'

export const hasUnsent = (personId: string): boolean => keptTexts(UNSENT, personId).all().length > 0
