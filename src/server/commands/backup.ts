import { backupCommand } from './backup-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(backupCommand)
