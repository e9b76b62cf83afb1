import { afterAll, describe, expect, test } from 'vitest'
import type { SendAnswer } from '#domain/api/chat.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { listen } from '#tests/support/product/listening.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { readZip } from '#tests/support/product/read-zip.ts'

const { service, product, close } = await startChatProduct({ usual: says('Estou aqui.'), guarded: true })
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await close()
})
const { sql } = product

async function somebody() {
  const chat = await newChatter(product)
  const notebook = notebookOf(chat.visitor)
  const noted = async (text: string, more = {}) => (await notebook.note(text, more)).body.note.id
  return { ...chat, ...notebook, noted, id: chat.id, talk: await chat.conversation() }
}

const address = ({ conversationId, id }: SendAnswer['reply']) =>
  `/api/conversations/${conversationId}/replies/${id}/versions`

describe('a reply shows which notes were read for it', () => {
  test('the newest first, and nothing of those that are off', async () => {
    const ana = await somebody()
    const first = await ana.noted('Sou de Recife.')
    await ana.noted('Não gosto de conselhos.', { aiMayRead: false })
    const { exercise } = (await ana.exercise({ situacao: 'não dormi' }, { aiMayRead: true })).body
    expect(await ana.say(ana.talk, 'Oi')).toMatchObject({ notes: { total: 2, ids: [exercise.id, first] } })
    const [, reply] = await ana.messages(ana.talk)
    expect(reply?.notes).toEqual({ total: 2, ids: [exercise.id, first] })
  })

  test('shows nothing where none was: no notes, all of them off, or not in this conversation', async () => {
    const ana = await somebody()
    expect((await ana.say(ana.talk, 'Oi')).notes).toBeUndefined()
    const id = await ana.noted('Sou de Recife.', { aiMayRead: false })
    expect((await ana.say(ana.talk, 'E agora?')).notes).toBeUndefined()
    await ana.changeNote(id, { aiMayRead: true })
    await ana.change(ana.talk, { notesRead: false })
    expect((await ana.say(ana.talk, 'E hoje?')).notes).toBeUndefined()
  })

  test('in danger it is the name alone, and what is stored has the same size', async () => {
    const ana = await somebody()
    await ana.noted('Sou de Recife.')
    const name = await ana.noted('Aninha', { isName: true })
    await ana.say(ana.talk, 'Oi')
    const reply = await ana.say(ana.talk, 'tô pensando em me matar')
    expect(reply.notes).toEqual({ total: 1, ids: [name] })
    const rows = await sql<{ notas: Buffer | null }[]>`
      select notas from mensagens where "userId" = ${ana.id} and role = 'assistant'`
    expect(new Set(rows.map(({ notas }) => notas?.length)).size).toBe(1)
    expect(rows.every(({ notas }) => notas && !notas.toString('latin1').includes(name))).toBe(true)
  })

  test('as one where it was continued, and from the beginning where it was asked for again', async () => {
    const ana = await somebody()
    const first = await ana.noted('Sou de Recife.')
    service.next(cutsAfter('Eu ia dizer'), says(' mais.'))
    const cut = await ana.say(ana.talk, 'Oi')
    expect(cut).toMatchObject({ status: 'interrompida', notes: { total: 1, ids: [first] } })
    const second = await ana.noted('Tenho um gato.')
    await ana.steer(cut, 'continue')
    expect((await ana.ended(ana.talk)).notes).toEqual({ total: 2, ids: [first, second] })
  })

  test('each version for itself, also the one that is not shown', async () => {
    const ana = await somebody()
    const first = await ana.noted('Sou de Recife.')
    const reply = await ana.say(ana.talk, 'Oi')
    await ana.changeNote(first, { aiMayRead: false })
    await ana.visitor.post(address(reply), { id: uuidv7(), reason: 'de-novo' })
    expect((await ana.ended(ana.talk)).notes).toBeUndefined()
    await ana.visitor.post(`${address(reply)}/show`, { number: 1 })
    expect((await ana.ended(ana.talk)).notes).toEqual({ total: 1, ids: [first] })
  })

  test('more than can be named are counted', async () => {
    const ana = await somebody()
    for (let at = 0; at < 14; at++) await ana.noted(`Nota ${at}`)
    const { notes } = await ana.say(ana.talk, 'Oi')
    expect([notes?.total, notes?.ids.length]).toEqual([14, 12])
  })

  test('in the export, with the switch for proposals and the lines that wait', async () => {
    const ana = await somebody()
    const id = await ana.noted('Sou de Recife.')
    const line = 'Gosto de caminhar na praia quando chove.'
    await ana.say(ana.talk, line)
    service.next(says(`- ${line}`))
    await ana.propose(ana.talk)
    const answer = await fetch(`${server.url}/api/privacy/export`, { headers: ana.visitor.headers() })
    const files = readZip(Buffer.from(await answer.arrayBuffer()))
    const data = JSON.parse(files.get('dados.json') ?? '')
    expect(data.conversas[0].mensagens[1].notasLidas).toEqual({ quantas: 1, ids: [id] })
    expect(files.get('conversas/0001.html')).toContain('leu 1 nota')
    expect(data.conta.proposesNotes).toBe(true)
    expect(files.get('index.html')).toContain('<dt>Sugestões de notas</dt><dd>ligadas</dd>')
    expect(data.caderno.linhasSugeridas).toMatchObject([{ texto: line, conversa: ana.talk }])
    expect(files.get('caderno.html')).toContain(line)
  })
})
