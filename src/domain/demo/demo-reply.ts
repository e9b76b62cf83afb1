export function demoReply({ message }: { persona: string; message: string; history: readonly unknown[] }): string {
  return `Ouvi você dizer: ${message}. `.repeat(12)
}
