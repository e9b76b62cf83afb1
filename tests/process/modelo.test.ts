import { afterAll, beforeEach, expect, test } from 'vitest'
import { modeloCommand } from '#server/commands/modelo.ts'
import { type Behaviour, refuses, says, startModelServer } from '#tests/support/model/model-server.ts'
import { actsLike, SOLD_SERVICES, type SoldService } from '#tests/support/model/sold-service.ts'
import { startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'

const [one, two] = [await startModelServer(), await startModelServer()]
afterAll(() => Promise.all([one.close(), two.close()]))
const reasoning = SOLD_SERVICES['OpenAI, gpt-5 and later'] as SoldService
/** Answers everything with what an opinion looks like, so that one text fits all questions. */
const adapting = actsLike(reasoning, '{"nivel":"nenhum"}')
beforeEach(() => {
  one.always(adapting)
  two.always(says('{"nivel":"nenhum"}'))
})

const KEY = 'sk-uma-chave-de-teste'
const env = {
  OPENAI_BASE_URL: one.url,
  OPENAI_API_KEY: KEY,
  OPENAI_MODEL: 'gpt-6-luna',
  MODEL_2_BASE_URL: two.url,
  MODEL_2_NAME: 'reserva',
}
const modelo = (given: Record<string, string>, ...args: string[]) => runWithin(modeloCommand, args, given)

test('every service has a line that says how it answers, and no content', async () => {
  const child = startChild('src/server/commands/run.ts', ['modelo'], { env, cwd: tempDir() })
  expect(await child.ended).toBe(0)
  const [head, first, second, ...rest] = child.said.stdout.trimEnd().split('\n')
  expect(rest).toEqual([])
  expect(head).toMatch(
    /^serviço +resposta +continuação +opinião +primeira palavra +tokens +filtro +adaptado$/,
  )
  expect(first).toMatch(
    /\/gpt-6-luna +sim +sim +sim +\d+,\d s +12 \+ 7 +não +max_completion_tokens, sem temperature$/,
  )
  expect(second).toMatch(/\/reserva +sim +sim +sim +\d+,\d s +não diz +não +nada$/)
  expect(child.said.stdout + child.said.stderr).not.toContain(KEY)
  expect(child.said.stdout).not.toContain('nivel')
})

test.each<[string, Behaviour, RegExp]>([
  ['refuses the key', refuses(401), /não \(status 401\)/],
  ['has no such model', refuses(404), /não \(status 404\)/],
  [
    'declines',
    (response) => void response.writeHead(400).end('{"error":{"code":"content_filter"}}'),
    / sim +nada$/,
  ],
])('a service that %s is told, and the command ends with 1', async (_, behaviour, cell) => {
  two.always(behaviour)
  const { code, stdout } = await modelo(env)
  expect(code).toBe(1)
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(cell)
})

test('without a service there is nothing to ask', async () => {
  expect(await modelo({})).toMatchObject({
    code: 0,
    stdout: 'Modo demonstração: nenhum serviço configurado.\n',
  })
  expect(await modelo(env, 'x')).toMatchObject({ code: 2 })
})
