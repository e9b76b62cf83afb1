// What operators run: node src/server/commands/run.ts NAME ARGUMENTS, or npm run NAME -- ARGUMENTS.
import { loadSettings } from '#server/env.ts'
import { answerTo, type Command } from './run-command.ts'

/** Loaded when they are run: most need nothing of what the others do. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./backup.ts')).backupCommand,
  compras: async () => (await import('./compras.ts')).comprasCommand,
  contagens: async () => (await import('./contagens.ts')).contagensCommand,
  keys: async () => (await import('./keys.ts')).keysCommand,
  liberados: async () => (await import('./liberados.ts')).liberadosCommand,
  modelo: async () => (await import('./modelo.ts')).modeloCommand,
  operadores: async () => (await import('./operadores.ts')).operadoresCommand,
  risco: async () => (await import('./risco.ts')).riscoCommand,
  situacao: async () => (await import('./situacao.ts')).situacaoCommand,
}

const [name = '', ...args] = process.argv.slice(2)
if (Object.hasOwn(COMMANDS, name) && COMMANDS[name]) {
  const { code, stdout, stderr } = await answerTo(await COMMANDS[name](), args, loadSettings)
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = code
} else {
  console.error(`Comandos: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exitCode = 1
}
