import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * Reads a command line; `problem` is the line for the operator when it can't be read. No option of ours has a short form:
 * what begins with a single dash is a word, as the id of an integration or a secret may.
 */
export function parseOptions<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  problem = '',
) {
  const given: string[] = []
  const words: string[] = []
  const takesText = (name: string) => Object.hasOwn(options, name) && options[name]?.type === 'string'
  for (let at = 0; at < args.length; at += 1) {
    const [arg = '', next = '--'] = args.slice(at)
    if (arg === '--') {
      words.push(...args.slice(at + 1))
      break
    }
    if (!arg.startsWith('--')) words.push(arg)
    else if (takesText(arg.slice(2)) && !next.startsWith('--')) {
      given.push(`${arg}=${next}`)
      at += 1
    } else given.push(arg)
  }
  try {
    return parseArgs({ args: [...given, '--', ...words], options, allowPositionals: true })
  } catch {
    throw new Error(problem)
  }
}
