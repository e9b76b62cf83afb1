import { expect, inject, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { withDatabase } from './run-command.ts'

test('the work of a command is given as much time as it takes', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  const settings = readEnv({ DATABASE_URL: database.proxy.url })
  expect(await withDatabase(settings, async (sql) => sql.options.connect_timeout)).toBe(0)
})
