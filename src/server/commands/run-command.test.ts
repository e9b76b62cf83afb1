import { expect, inject, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { answerTo, type Tools } from './run-command.ts'

test('the work of a command is given as much time as it takes', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  const act = async (_: string[], { open }: Tools) => [`${(await open()).options.connect_timeout}`]
  const settings = () => readEnv({ DATABASE_URL: database.proxy.url })
  expect(await answerTo({ usage: '', isBare: true, act }, [], settings)).toMatchObject({ stdout: '0\n' })
})
