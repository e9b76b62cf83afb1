import { afterAll, expect, inject, test } from 'vitest'
import type { MessagePage, ReplyAnswer } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { estimateInput, estimateTokens } from '#domain/services/tokens.ts'
import { readEnv } from '#server/env.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import { openKeyRing, ownerOf } from '#server/features/keys/key-ring.ts'
import { ownTokens } from '#server/features/spending/own-tokens.ts'
import { masterKeys } from '#server/platform/crypto/keys.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { type Behaviour, chunk, stallsAfter, startModelServer } from '#tests/support/model/model-server.ts'
import { newDataDir, removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { createHttpVisitor } from '#tests/support/product/http-visitor.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { eventually, soon } from '#tests/support/time/soon.ts'

/** What the service has counted for answers that it ended. */
const counted = { input: 0, output: 0 }
const counts: Behaviour = (response, { body }) => {
  const text = 'Estou aqui com você.'
  const usage = { prompt_tokens: estimateInput(body.messages) + 11, completion_tokens: 9 }
  counted.input += usage.prompt_tokens
  counted.output += usage.completion_tokens
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(chunk(text) + chunk(null, { finish_reason: 'stop' }))
  response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`)
}

const service = await startModelServer(counts)
const database = await createDatabaseBehindProxy(inject('postgres'))
const sql = database.connect()
const dataDir = newDataDir()
afterAll(async () => {
  await service.close()
  await sql.end({ timeout: 1 })
  await database.drop()
  removeDataDir(dataDir)
})
const env = {
  DATABASE_URL: database.proxy.url,
  OPENAI_BASE_URL: service.url,
  MODEL_PRICES: '1/2',
  RISK_SECOND_OPINION: 'off',
  REPLY_SECOND_OPINION: 'off',
}
const start = () => startServerProcess({ env, dataDir, cheapPasswords: true })

test('what the service counted is what is added up, over kill -9 and a reply that is continued', async () => {
  let server = await start()
  let ana = createHttpVisitor(server.url)
  const email = newEmail()
  await allowList.put(sql, [{ email, plano: 'mensal' }])
  const { person } = (await (await ana.register(email)).json()) as { person: { id: string } }
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const id = uuidv7()
  await ana.post('/api/conversations', { id, style: 'acolhedora' })

  async function lastReply(): Promise<ChatMessage | undefined> {
    const page = (await (await ana.get(`/api/conversations/${id}/messages`)).json()) as MessagePage
    return page.messages.findLast(({ role }) => role === 'assistant')
  }
  const replyThat = (status: string, text: string) =>
    eventually(async () => {
      const reply = await lastReply()
      if (reply?.status !== status || !reply.content.includes(text)) throw new Error(`still ${reply?.status}`)
      return reply
    })
  const send = (content: string) => ana.post(`/api/conversations/${id}/messages`, { id: uuidv7(), content })
  async function restart(): Promise<void> {
    await server.stop('SIGKILL')
    server = await start()
    ana = ana.at(server.url)
  }
  /** What is added up for the person. */
  async function own() {
    const keyRing = await openKeyRing(sql, masterKeys(readEnv({ DATA_DIR: dataDir, ...env })))
    const days = await ownTokens(sql, await ownerOf({ keyRing }, person.id))
    const sum = (field: 'input' | 'output' | 'estimated') => days.reduce((all, day) => all + day[field], 0)
    return { input: sum('input'), output: sum('output'), estimated: sum('estimated') }
  }
  /** How much less is added up for everybody. There is one person, so it is what a kill made the sums of everybody forget. */
  async function forgotten() {
    const keyRing = await openKeyRing(sql, masterKeys(readEnv({ DATA_DIR: dataDir, ...env })))
    const all = (await readCounters(sql, keyRing.masters)).filter(({ kind }) => kind === 'tokens')
    const ofAll = (word: string) =>
      all.filter(({ name }) => name.endsWith(`/${word}`)).reduce((sum, { total }) => sum + total, 0)
    const { input, output } = await own()
    return { input: input - ofAll('entrada'), output: output - ofAll('saida') }
  }

  // Killed as soon as the person sees the reply whole: all of it was added up for them before. The sums of everybody are stored
  // every five seconds, and may have forgotten it.
  await send('Fiz um bolo.')
  await replyThat('completa', 'Estou aqui')
  await restart()
  expect(await own()).toEqual({ ...counted, estimated: 0 })
  const lost = await forgotten()
  expect([{ input: 0, output: 0 }, counted]).toContainEqual(lost)

  // Killed in the middle of a reply: what was asked and said so far is estimated.
  service.next(stallsAfter('Que bom! Eu fico feliz com isso. Me conta mais'))
  await send('Fiz outro bolo.')
  await replyThat('escrevendo', 'Que bom!')
  const estimate = {
    input: estimateInput(service.requests.at(-1)?.body.messages ?? []),
    output: estimateTokens('Que bom! Eu fico feliz com isso. Me conta mais'.length),
  }
  const withEstimate = () => ({
    input: counted.input + estimate.input,
    output: counted.output + estimate.output,
    estimated: estimate.input + estimate.output,
  })
  await soon(own).toEqual(withEstimate())
  await soon(forgotten).toEqual(lost)
  await restart()
  const reply = await replyThat('interrompida', 'Que bom!')
  const continued = await ana.post(`/api/conversations/${id}/replies/${reply.id}/continue`)
  expect(((await continued.json()) as ReplyAnswer).reply.status).toBe('escrevendo')
  await replyThat('completa', 'Estou aqui')
  expect(await own()).toEqual(withEstimate())
  expect(await server.stop()).toBe(0)
  expect(await forgotten()).toEqual(lost)
})
