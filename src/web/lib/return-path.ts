/** Where somebody lands who signs in without having been anywhere. */
export const HOME = '/chat'

const HERE = 'https://here.invalid'

/** The login address that remembers where the person wanted to go. */
export const loginPathFor = (wanted: string): string =>
  wanted === HOME ? '/login' : `/login?voltar=${encodeURIComponent(wanted)}`

/** Where to go after signing in: a path of this very site; what a browser could read as another address leads home. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('voltar') ?? HOME
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (!wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return HOME

  try {
    const { origin, pathname, search: query, hash } = new URL(wanted, HERE)
    // '/.//elsewhere' only turns into '//elsewhere' once it has been read.
    return origin === HERE && !pathname.startsWith('//') ? pathname + query + hash : HOME
  } catch {
    return HOME
  }
}
