export type PathParams = Readonly<Record<string, string>>

/** A pattern such as '/chat/:id?' as a regular expression, for the server too. A slash at the end of a path is ignored. */
export const regexOf = (pattern: string): string =>
  `^${pattern.replace(/\/$/, '').replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`

export function matchPath(pattern: string, path: string): PathParams | null {
  const match = new RegExp(regexOf(pattern)).exec(path)
  if (!match) return null
  const given = Object.entries(match.groups ?? {}).filter(([, part]) => part !== undefined)
  try {
    return Object.fromEntries(given.map(([name, part]) => [name, decodeURIComponent(part)]))
  } catch {
    // Percent signs that are no encoding.
    return null
  }
}
