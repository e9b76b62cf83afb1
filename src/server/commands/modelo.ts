import { modeloCommand } from './modelo-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(modeloCommand)
