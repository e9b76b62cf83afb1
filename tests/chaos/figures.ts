export type Figures = ReturnType<typeof createFigures>

/** The longest of each thing that was measured, for the report. */
export function createFigures() {
  const longest = new Map<string, number>()
  return {
    longest(name: string, value: number): void {
      longest.set(name, Math.max(longest.get(name) ?? 0, value))
    },
    lines: () => [...longest].map(([name, value]) => `${name}: ${Math.round(value)}`),
  }
}
