import { riscoCommand } from './risco-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(riscoCommand)
