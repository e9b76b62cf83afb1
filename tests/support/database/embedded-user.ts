// A program that uses the embedded database below the given folder until it is told to stop: for the tests of
// what several processes do to each other.
import { openEmbeddedDatabase } from '#server/platform/db/embedded/embedded-database.ts'

const database = await openEmbeddedDatabase(process.argv[2] ?? '')
process.on('SIGTERM', async () => {
  await database.stop()
  process.exit(0)
})
process.stdout.write('aberto\n')
setInterval(() => {}, 60_000)
