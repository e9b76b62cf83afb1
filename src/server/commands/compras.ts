import { comprasCommand } from './compras-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(comprasCommand)
