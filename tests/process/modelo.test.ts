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

test('every service has a line that shows how it answers, and no content', async () => {
  const child = startChild('src/server/commands/run.ts', ['modelo'], { env, cwd: tempDir() })
  expect(await child.ended).toBe(0)
  const [head, first, second, ...rest] = child.said.stdout.trimEnd().split('\n')
  expect(rest).toEqual([])
  expect(head).toMatch(
    /^serviço +resposta +continuação +opinião +começo +primeira palavra +tokens +em cache +filtro +adaptado$/,
  )
  expect(first).toMatch(
    /\/gpt-6-luna +sim +sim +sim +– +\d+,\d s +12 \+ 7 +0 % +não +max_completion_tokens, sem temperature$/,
  )
  expect(second).toMatch(/\/reserva +sim +sim +sim +– +\d+,\d s +não diz +– +não +nada$/)
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

/** Takes so many characters, four to a token: what is longer is refused as llama.cpp does, or cut at its beginning as Ollama does. */
function smallContext(characters: number, { isSilent = false } = {}): Behaviour {
  return (response, request) => {
    const all = request.body.messages.map(({ content }) => content).join(' ')
    if (all.length > characters && !isSilent) {
      const message = `request (${Math.ceil(all.length / 4)} tokens) exceeds the available context size (${characters / 4} tokens), try increasing it`
      response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }))
    } else {
      const word = all.slice(-characters).match(/palavra combinada desta conversa é (\w+)/)?.[1]
      says(word ?? 'Bom dia.')(response, request)
    }
  }
}

test('a context in which the examples do not fit is named as an adaptation', async () => {
  two.always(smallContext(5_800))
  const { code, stdout } = await modelo(env)
  expect(stdout).toMatch(/\/reserva +sim +sim +não +sim .* sem exemplos$/m)
  expect(code).toBe(0)
})

test('a context in which nothing fits is reported with its figures', async () => {
  two.always(smallContext(4 * 1_024))
  const { code, stdout } = await modelo(env)
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /\/reserva: O modelo aceita 1\.024 tokens; são precisos pelo menos 1\.\d{3}\. Aumente o contexto \(num_ctx no Ollama, -c no llama\.cpp\)\.$/m,
  )
})

test('a service that cuts the beginning without a word is found', async () => {
  two.always(smallContext(7_000, { isSilent: true }))
  const { code, stdout } = await modelo(env)
  expect(code).toBe(1)
  expect(stdout).toMatch(/\/reserva +sim +sim +não +não /m)
  expect(stdout).toMatch(/\/reserva: O modelo perde o começo de conversas longas sem avisar/m)
  two.always(smallContext(100_000, { isSilent: true }))
  const whole = await modelo(env)
  expect(whole.stdout).toMatch(/\/reserva +sim +sim +não +sim /m)
  expect(whole.code).toBe(0)
})

test('without a service there is nothing to ask', async () => {
  expect(await modelo({})).toMatchObject({
    code: 0,
    stdout: 'Modo demonstração: nenhum serviço configurado.\n',
  })
  expect(await modelo(env, 'x')).toMatchObject({ code: 2 })
})
