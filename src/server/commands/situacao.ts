import { runCommand } from './run-command.ts'
import { situacaoCommand } from './situacao-command.ts'

await runCommand(situacaoCommand)
