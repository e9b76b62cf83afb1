import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { LiveEvent } from '#domain/api/chat.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { readEvents } from '#tests/support/product/event-reader.ts'
import { listen } from '#tests/support/product/listening.ts'
import { createTestApp, PASSWORD, signIn } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { soon } from '#tests/support/time/soon.ts'

const product = await createTestApp()
const other = await createTestApp({ beside: product })
const [here, there] = [await listen(product), await listen(other)]
afterAll(async () => {
  for (const server of [here, there]) await server.close()
  await other.close()
  await product.close()
})
const { sql } = product

/** The same browser at the other node. */
function atOther(visitor: Visitor): Visitor {
  const same = other.visitor()
  same.becomes(visitor)
  return same
}

const typesIn = (events: readonly LiveEvent[]) => events.map(({ type }) => type)

/** A browser of the person with a stream open on each of the two nodes. */
async function looking(visitor: Visitor) {
  const streams = [await readEvents(here.url, visitor), await readEvents(there.url, atOther(visitor))]
  for (const stream of streams) {
    await soon(() => typesIn(stream.events)).toEqual(['ola'])
    onTestFinished(stream.leave)
  }
  return {
    streams,
    /** Waits for the end of both, and for nothing else: the minute's check would come too late. */
    async end(last: string): Promise<void> {
      for (const stream of streams) {
        await soon(() => stream.closed).toBe(true)
        expect(typesIn(stream.events)).toEqual(['ola', last])
      }
    },
    isOpen: () => streams.every(({ closed }) => !closed),
  }
}

/** Somebody who is signed in in two browsers: one of them does something, the other is looked at. */
async function twoBrowsers() {
  const person = await product.person()
  const elsewhere = product.visitor()
  await signIn(elsewhere, person)
  const bystander = await product.person()
  return {
    person,
    visitor: person.visitor,
    elsewhere,
    there: await looking(elsewhere),
    bystander: await looking(bystander.visitor),
  }
}

async function sessionOf(userId: string, { not = uuidv7() } = {}): Promise<string> {
  const [row] = await sql`select id from sessions where "userId" = ${userId} and id <> ${not} limit 1`
  return String(row?.id)
}

describe('every node closes the streams of a session at once', () => {
  test('when it is ended from another place', async () => {
    const { person, visitor, there: screen, bystander } = await twoBrowsers()
    const { body } = await visitor.get<{ sessions: { id: string; current: boolean }[] }>(
      '/api/account/sessions',
    )
    const id = body.sessions.find(({ current }) => !current)?.id
    const own = await looking(person.visitor)
    expect((await visitor.delete(`/api/account/sessions/${id}`)).status).toBe(200)
    await screen.end('sessao-encerrada')
    expect([own.isOpen(), bystander.isOpen()]).toEqual([true, true])
  })

  test('when all others are ended', async () => {
    const { visitor, there: screen, bystander } = await twoBrowsers()
    const own = await looking(visitor)
    expect((await visitor.delete('/api/account/sessions')).status).toBe(200)
    await screen.end('sessao-encerrada')
    expect([own.isOpen(), bystander.isOpen()]).toEqual([true, true])
  })

  test('when the password is changed', async () => {
    const { visitor, there: screen, bystander } = await twoBrowsers()
    const form = { current: PASSWORD, password: 'outra frase só minha', confirmation: 'outra frase só minha' }
    expect((await visitor.post('/api/account/change-password', form)).status).toBe(200)
    await screen.end('sessao-encerrada')
    expect(bystander.isOpen()).toBe(true)
    expect((await looking(visitor)).isOpen()).toBe(true)
  })

  test('when the password is reset', async () => {
    const { person, visitor, there: screen, bystander } = await twoBrowsers()
    const own = await looking(visitor)
    await visitor.post('/api/account/forgot-password', { email: person.email })
    await product.settled()
    const token = product.mailbox.resetToken(person.email)
    const form = { token, password: 'outra frase só minha', confirmation: 'outra frase só minha' }
    expect((await product.visitor().post('/api/account/reset-password', form)).status).toBe(200)
    await screen.end('sessao-encerrada')
    await own.end('sessao-encerrada')
    expect(bystander.isOpen()).toBe(true)
  })

  test('when its person signs out', async () => {
    const { visitor, elsewhere, there: screen, bystander } = await twoBrowsers()
    const own = await looking(visitor)
    expect((await elsewhere.post('/api/account/logout')).status).toBe(200)
    await screen.end('sessao-encerrada')
    expect([own.isOpen(), bystander.isOpen()]).toEqual([true, true])
  })

  test('when the account is deleted', async () => {
    const { visitor, there: screen, bystander } = await twoBrowsers()
    const own = await looking(visitor)
    const answer = await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
    expect(answer.status).toBe(200)
    await screen.end('conta-apagada')
    await own.end('conta-apagada')
    expect(bystander.isOpen()).toBe(true)
  })

  test('when another person signs in over it, in the same browser', async () => {
    const [ana, bia] = [await product.person(), await product.person()]
    const screen = await looking(ana.visitor)
    expect((await signIn(ana.visitor, { email: bia.email, password: 'não é esta' })).status).toBe(401)
    expect(screen.isOpen()).toBe(true)
    expect((await signIn(ana.visitor, bia)).status).toBe(200)
    await screen.end('sessao-encerrada')
    expect(await sessionOf(ana.id)).toBe('undefined')
  })

  test('when an operator removes it from the table', async () => {
    const { person, there: screen, bystander } = await twoBrowsers()
    await sql`delete from sessions where "userId" = ${person.id}`
    await screen.end('sessao-encerrada')
    expect(bystander.isOpen()).toBe(true)
  })

  test('when very many of one person end together', async () => {
    const { person, there: screen } = await twoBrowsers()
    await sql`insert into sessions (id, "userId", token, "expiresAt")
      select gen_random_uuid(), ${person.id}, gen_random_uuid()::text, now() + interval '1 day'
      from generate_series(1, 500)`
    await sql`delete from sessions where "userId" = ${person.id}`
    await screen.end('sessao-encerrada')
  })
})

test('a stream that was being opened while its session ended is closed as soon as it is there', async () => {
  const { id: userId } = await product.person()
  const sessionId = await sessionOf(userId)
  const heard = new Promise<void>((resolve) =>
    product.deps.live.onAnnouncement(({ type }) => type === 'sessoes-encerradas' && resolve()),
  )
  await sql`delete from sessions where id = ${sessionId}`
  await heard
  expect(openViewer(product, userId, sessionId).events).toEqual([{ type: 'sessao-encerrada' }])
  expect(product.deps.live.openFor(userId)).toBe(0)
})

test('a session that ended while nothing could be received is noticed once the connection is back', async () => {
  const node = await createTestApp()
  onTestFinished(node.close)
  const { id: userId } = await node.person()
  const [row] = await node.sql`select id from sessions where "userId" = ${userId}`
  const screen = openViewer(node, userId, String(row?.id))
  await node.sql`alter table sessions disable trigger announce_ended_sessions`
  await node.sql`delete from sessions where "userId" = ${userId}`
  await node.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`
  await soon(() => screen.events.at(-1)).toEqual({ type: 'sessao-encerrada' })
})

test('a reader that takes nothing any more does not keep its stream after the end of the session', async () => {
  const { id, visitor } = await product.person()
  const screen = await readEvents(here.url, visitor)
  screen.sleep()
  const text = 'x'.repeat(400_000)
  for (let pos = 0; pos < 2 * text.length; pos += text.length)
    product.deps.live.publish(id, { type: 'texto', conversationId: id, id, pos, text })
  await visitor.post('/api/account/logout')
  await soon(() => product.deps.live.openFor(id)).toBe(0)
  screen.leave()
})
