/** What this browser remembers under a key; null where it refuses storage. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What this tab remembers, as long as it is open. */
export function rememberedInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a choice, or with null nothing any more. Where the browser refuses storage it holds for this visit. */
export const remember = (key: string, choice: string | null): void => put(() => localStorage, key, choice)

/** The same for this tab. */
export const rememberInTab = (key: string, choice: string | null): void =>
  put(() => sessionStorage, key, choice)

function put(storage: () => Storage, key: string, choice: string | null): void {
  try {
    if (choice === null) storage().removeItem(key)
    else storage().setItem(key, choice)
  } catch {
    // There is nothing to do about it.
  }
}

export function rememberedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
