/**
 * Sessions that ended lately. A request may have read its session just before that and open its stream just after:
 * then the stream is closed at once. Each id is kept for at least one rotation and at most two.
 */
export function createEndedSessions() {
  let recent = new Set<string>()
  let older = new Set<string>()
  return {
    add(ids: readonly string[]): void {
      for (const id of ids) recent.add(id)
    },
    has: (id: string) => recent.has(id) || older.has(id),
    rotate(): void {
      older = recent
      recent = new Set()
    },
  }
}
