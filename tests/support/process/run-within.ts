import { answerTo, type Command, type CommandResult } from '#server/commands/run-command.ts'
import { readEnv } from '#server/env.ts'

/** Runs a command within this process, as its program would with these settings. A process for each takes far longer. */
export function runWithin(
  command: Command,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  return answerTo(command, args, () => readEnv(env))
}
