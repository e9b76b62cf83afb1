export type Parts = Readonly<Record<string, readonly string[]>>

/** The same lines every time: each template in turn, its parts chosen by a fixed sequence. */
export function putTogether(parts: Parts, templates: readonly string[], lines: number): readonly string[] {
  let seed = 7
  const choose = (list: readonly string[]): string => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return list[(seed >>> 8) % list.length] ?? ''
  }
  return Array.from({ length: lines }, (_, index) =>
    (templates[index % templates.length] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
      choose(parts[name] ?? []),
    ),
  )
}

export function split(list: string): readonly string[] {
  return list.split(', ')
}
