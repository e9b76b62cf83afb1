// Loaded into the programs that tests start: when the tests are gone, however they went, so is the program.
process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM')).on('error', () => {})
process.stdin.resume().unref()
