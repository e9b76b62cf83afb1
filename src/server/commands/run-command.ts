/** Runs a command line: what it returns is printed, what it throws is told in one line and ends with exit code 1. */
export async function runCommand(
  usage: string,
  act: (args: string[]) => Promise<readonly string[]>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args[0] === '--help') {
    console.info(usage)
  } else if (args.length === 0) {
    console.error(usage)
    process.exitCode = 1
  } else {
    await reporting(async () => {
      for (const line of await act(args)) console.info(line)
    })
  }
}

/** Tells a failure in one line, not with a stack: it is for the operator. */
export async function reporting(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
