export type PathParams = Readonly<Record<string, string>>

/** Reads a path against a pattern such as '/chat/:id?': its named parts, or null. A slash at its end is ignored. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = segments(pattern)
  const given = segments(path)
  if (given.length > wanted.length) return null

  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]
    if (!part.startsWith(':')) {
      if (value !== part) return null
    } else if (value !== undefined) {
      const decoded = decode(value)
      if (decoded === null) return null
      params[part.replace(/^:|\?$/g, '')] = decoded
    } else if (!part.endsWith('?')) {
      return null
    }
  }
  return params
}

const segments = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/')

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment) || null
  } catch {
    return null
  }
}
