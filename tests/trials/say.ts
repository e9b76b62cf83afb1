/** Prints a measured number for the person who runs the trial. */
export function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}

export function middle(numbers: readonly number[]): number {
  return Math.round([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
