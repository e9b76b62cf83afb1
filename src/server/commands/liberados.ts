import { liberadosCommand } from './liberados-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(liberadosCommand)
