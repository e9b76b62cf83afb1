/**
 * Reads a setting like `a=1; b=2`, by name; a value without one is that of all, under the empty name. Null when any part of it
 * cannot be used.
 */
export function readByName<Value>(
  setting: string,
  isName: (name: string) => boolean,
  read: (value: string) => Value | null,
): ReadonlyMap<string, Value> | null {
  const found = new Map<string, Value>()
  for (const entry of setting.split(';').map((part) => part.trim())) {
    if (entry === '') continue
    // Names of models may hold an equals sign, values do not.
    const equals = entry.lastIndexOf('=')
    const name = entry.slice(0, Math.max(equals, 0)).trim()
    const value = read(entry.slice(equals + 1).trim())
    if (value === null || found.has(name) || (equals >= 0 && !isName(name))) return null
    found.set(name, value)
  }
  return found.size > 0 ? found : null
}
