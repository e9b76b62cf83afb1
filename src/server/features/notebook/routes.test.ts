import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import {
  CHECK_IN_WORDS_MAX,
  CHECK_INS,
  NOTE_MAX,
  NOTES_MAX,
  PLAN_STEP_MAX,
  SUMMARY_MAX,
} from '#domain/limits.ts'
import { blankPlan } from '#domain/notebook/safety-plan.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { firstRefused, notebookOf, TODAY } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon, until } from '#tests/support/time/soon.ts'
import { changeNotebook } from './change-notebook.ts'
import { notes } from './store.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
const elsewhere = await createTestApp({ model: fake.model, beside: product })
afterAll(async () => {
  await elsewhere.close()
  await product.close()
})
const { sql } = product

async function somebody() {
  const chat = await newChatter(product)
  return { ...chat, ...notebookOf(chat.visitor) }
}

describe('notes', () => {
  test('are kept, listed the newest first, changed and removed', async () => {
    const ana = await somebody()
    expect(await ana.notes()).toEqual([])
    const first = (await ana.note('Tenho duas filhas.', { aiMayRead: false })).body.note
    const second = (await ana.note('  Sou de Recife. ')).body.note
    expect((await ana.notes()).map(({ text, aiMayRead }) => [text, aiMayRead])).toEqual([
      ['Sou de Recife.', true],
      ['Tenho duas filhas.', false],
    ])
    const changed = await ana.changeNote(first.id, { aiMayRead: true })
    expect(changed.body.note).toEqual({ ...first, aiMayRead: true })
    expect((await ana.changeNote(first.id, { text: 'Tenho três filhas.' })).body.note).toEqual({
      ...first,
      aiMayRead: true,
      text: 'Tenho três filhas.',
    })
    expect((await ana.removeNote(second.id)).status).toBe(200)
    expect((await ana.notes()).map(({ id }) => id)).toEqual([first.id])
    expect((await ana.removeNote(second.id)).status).toBe(404)
  })

  test('with the same id twice are one note, as it is now', async () => {
    const ana = await somebody()
    const id = uuidv7()
    await ana.note('uma vez', { id })
    await ana.changeNote(id, { text: 'mudada' })
    const again = await Promise.all([ana.note('uma vez', { id }), ana.note('uma vez', { id })])
    expect(again.map(({ body }) => body.note.text)).toEqual(['mudada', 'mudada'])
    expect(await ana.notes()).toHaveLength(1)
  })

  test('are neither empty nor too long nor too many, also when many come at once', async () => {
    const ana = await somebody()
    expect((await ana.note(' \u200b\n')).body.error?.code).toBe('note_empty')
    expect((await ana.note('a'.repeat(NOTE_MAX + 1))).body.error?.code).toBe('words_too_long')
    expect((await ana.note('€'.repeat(NOTE_MAX))).status).toBe(200)
    const many = await Promise.all(Array.from({ length: NOTES_MAX + 4 }, (_, at) => ana.note(`nota ${at}`)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(NOTES_MAX - 1)
    expect(many.filter(({ body }) => body.error?.code === 'notes_full')).toHaveLength(5)
    expect(await ana.notes()).toHaveLength(NOTES_MAX)
  })

  test('that were moved or damaged are shown as what they are, and can only be erased', async () => {
    const ana = await somebody()
    const [first, second] = [(await ana.note('um')).body.note, (await ana.note('dois')).body.note]
    await sql`update caderno_notas set content = (select content from caderno_notas where id = ${first.id})
      where id = ${second.id}`
    const [moved, whole] = await ana.notes()
    expect(moved).toMatchObject({ id: second.id, text: '', aiMayRead: false, unreadable: true })
    expect(whole).toEqual(first)
    expect((await ana.changeNote(second.id, { text: 'outra' })).body.error?.code).toBe('note_unreadable')
    expect((await ana.removeNote(second.id)).status).toBe(200)
  })
})

describe('check-ins', () => {
  test('are kept and listed with everything that was chosen', async () => {
    const ana = await somebody()
    const { body } = await ana.checkIn('um dia comprido\ne bom', {
      mood: 'mais-ou-menos',
      feelings: ['cansaço', 'alívio'],
    })
    expect(body.nivel).toBe('nenhum')
    expect(await ana.checkIns()).toEqual([body.checkIn])
    expect(body.checkIn).toMatchObject({
      day: TODAY,
      mood: 'mais-ou-menos',
      feelings: ['cansaço', 'alívio'],
      words: 'um dia comprido\ne bom',
    })
    expect((await ana.removeCheckIn(body.checkIn.id)).status).toBe(200)
    expect(await ana.checkIns()).toEqual([])
  })

  test('with words of danger are answered with the level, also when they are sent again', async () => {
    const ana = await somebody()
    const id = uuidv7()
    const words = 'já separei os remédios e vou tomar tudo hoje à noite pra morrer'
    expect((await ana.checkIn(words, { id })).body.nivel).toBe('emergencia')
    expect((await ana.checkIn(words, { id })).body.nivel).toBe('emergencia')
    expect(await ana.checkIns()).toHaveLength(1)
  })

  test('are counted by level like messages, once', async () => {
    const counted: string[] = []
    const { count } = product.deps.counters
    product.deps.counters.count = (kind, name) => void counted.push(`${kind} ${name}`)
    const ana = await somebody()
    const id = uuidv7()
    await ana.checkIn('hoje fiz um bolo', { id })
    await ana.checkIn('hoje fiz um bolo', { id })
    await ana.checkIn('tô pensando em me matar')
    await ana.checkIn('')
    product.deps.counters.count = count
    expect(counted).toEqual(['risco nenhum', 'risco risco'])
  })

  test('are refused when too many, and help is shown all the same', async () => {
    const ana = await somebody()
    for (let at = 0; at < CHECK_INS.burst; at++) expect((await ana.checkIn('')).status).toBe(200)
    const { status, body } = await ana.checkIn('tô pensando em me matar')
    expect([status, body.error?.nivel]).toEqual([429, 'risco'])
  })

  test.each([
    { feelings: ['depressão'] },
    { feelings: ['calma', 'amor', 'medo', 'raiva'] },
    { mood: 'dez' },
    { day: '2026-02-30' },
    { day: '9999-12-31' },
  ])('%j is not understood', async (wrong) => {
    const ana = await somebody()
    expect((await ana.checkIn('', wrong as object)).body.error?.code).toBe('invalid_request')
  })

  test('are not too long, and those of long ago are not listed', async () => {
    const ana = await somebody()
    expect((await ana.checkIn('a'.repeat(CHECK_IN_WORDS_MAX + 1))).body.error?.code).toBe('words_too_long')
    const old = (await ana.checkIn('antigo')).body.checkIn
    await sql`update caderno_registros set "createdAt" = now() - interval '100 days' where id = ${old.id}`
    await ana.checkIn('de outro dia', { day: '2020-01-01' })
    await ana.checkIn('de hoje')
    expect((await ana.checkIns()).map(({ words }) => words)).toEqual(['de hoje'])
  })
})

describe('the safety plan', () => {
  test('is none until something is written, and none again when everything is taken out', async () => {
    const ana = await somebody()
    expect(await ana.plan()).toBeNull()
    await ana.note('outra coisa')
    expect(await ana.plan()).toBeNull()
    const { body } = await ana.writePlan({ pessoas: 'Bia (81) 98888-7777\nmãe', motivos: ' meu gato ' })
    expect(await ana.plan()).toEqual(body.plan)
    expect(body.plan?.steps).toMatchObject({
      sinais: '',
      pessoas: 'Bia (81) 98888-7777\nmãe',
      motivos: 'meu gato',
    })
    expect((await ana.writePlan({})).body.plan).toBeNull()
    expect(await ana.plan()).toBeNull()
  })

  test('has seven steps of a certain length', async () => {
    const ana = await somebody()
    expect((await ana.writePlan({ sinais: 'a'.repeat(PLAN_STEP_MAX + 1) })).body.error?.code).toBe(
      'words_too_long',
    )
    expect((await ana.writePlan({ sinais: '€'.repeat(PLAN_STEP_MAX) })).status).toBe(200)
    const other = await ana.visitor.patch('/api/notebook/plan', { steps: { outro: 'passo' } })
    expect(other.body.error?.code).toBe('invalid_request')
  })

  test('that cannot be opened is not written over', async () => {
    const ana = await somebody()
    await ana.writePlan({ motivos: 'meu gato' })
    await sql`update cadernos set plano = '\\x00' where "userId" = ${ana.id}`
    const { status, body } = await ana.visitor.get('/api/notebook/plan')
    expect([status, body.error?.message]).toEqual([409, ERRORS.plan_unreadable.message])
    expect((await ana.writePlan({ motivos: 'outro' })).status).toBe(409)
    expect((await sql`select plano from cadernos where "userId" = ${ana.id}`)[0]?.plano).toEqual(
      Buffer.from([0]),
    )
  })
})

describe('summaries', () => {
  test('are kept, edited and outlive their conversation', async () => {
    const ana = await somebody()
    const conversationId = await ana.conversation()
    const { summary } = (await ana.summary(conversationId, 'Você falou do trabalho.')).body
    expect(summary).toMatchObject({ conversationId, text: 'Você falou do trabalho.' })
    await ana.visitor.patch(`/api/conversations/${conversationId}`, { title: 'O meu trabalho' })
    expect(await ana.summaries()).toEqual([{ ...summary, title: 'O meu trabalho' }])
    expect((await ana.changeSummary(summary.id, 'Você falou de casa.')).body.summary).toEqual({
      ...summary,
      title: 'O meu trabalho',
      text: 'Você falou de casa.',
    })
    await ana.visitor.delete(`/api/conversations/${conversationId}`)
    expect(await ana.summaries()).toEqual([
      { ...summary, text: 'Você falou de casa.', conversationId: null, title: '' },
    ])
    expect((await ana.removeSummary(summary.id)).status).toBe(200)
    expect((await ana.changeSummary(summary.id, 'nada')).status).toBe(404)
  })

  test('with the same id twice are one, and belong to a conversation of one’s own', async () => {
    const [ana, bia] = [await somebody(), await somebody()]
    const conversationId = await ana.conversation()
    const id = uuidv7()
    await ana.summary(conversationId, 'um', id)
    expect((await ana.summary(conversationId, 'dois', id)).body.summary.text).toBe('um')
    expect(await ana.summaries()).toHaveLength(1)
    expect((await bia.summary(conversationId, 'dela')).status).toBe(404)
    expect((await ana.summary(conversationId, 'a'.repeat(SUMMARY_MAX + 1))).body.error?.code).toBe(
      'words_too_long',
    )
  })
})

describe('words of danger', () => {
  const RISK = 'tô pensando em me matar'

  test('are answered with the level wherever they are kept or changed', async () => {
    const ana = await somebody()
    const note = (await ana.note(RISK)).body
    expect(note.nivel).toBe('risco')
    expect((await ana.changeNote(note.note.id, { aiMayRead: false })).body.nivel).toBe('nenhum')
    expect((await ana.changeNote(note.note.id, { text: 'já separei os remédios' })).body.nivel).not.toBe(
      'nenhum',
    )
    expect((await ana.changePlan({ sinais: RISK })).body.nivel).toBe('risco')
    const { summary, nivel } = (await ana.summary(await ana.conversation(), RISK)).body
    expect(nivel).toBe('risco')
    expect((await ana.changeSummary(summary.id, `${RISK} hoje`)).body.nivel).not.toBe('nenhum')
  })

  test('are not read where there are none: in an ordinary note, nor in the telephones that a plan begins with', async () => {
    const ana = await somebody()
    expect((await ana.note('Trabalho à noite e durmo de manhã.')).body.nivel).toBe('nenhum')
    expect((await ana.changePlan(blankPlan().steps)).body.nivel).toBe('nenhum')
    const steps = { ambiente: 'deixar os remédios com a Bia', pessoas: 'Bia 81 98888-7777' }
    expect((await ana.changePlan(steps)).body.nivel).toBe('nenhum')
  })

  test('are answered also when they can’t be kept: too long, one too many, too often, or for a fault of ours', async () => {
    const ana = await somebody()
    const long = await ana.note(`${RISK} ${'a'.repeat(NOTE_MAX)}`)
    expect([long.status, long.body.error?.nivel]).toEqual([400, 'risco'])
    const { id } = (await ana.note('a')).body.note
    await firstRefused(() => ana.changeNote(id, { aiMayRead: false }))
    const often = await firstRefused(() => ana.changePlan({ sinais: RISK }))
    expect([often.status, often.body.error?.nivel]).toEqual([429, 'risco'])

    const bia = await somebody()
    for (let at = 0; at < NOTES_MAX; at++) await bia.note(`nota ${at}`)
    expect((await bia.note(RISK)).body.error).toMatchObject({ code: 'notes_full', nivel: 'risco' })
    const { keyRing } = product.deps
    const { of } = keyRing
    keyRing.of = () => Promise.reject(new Error('away'))
    onTestFinished(() => {
      keyRing.of = of
    })
    expect((await bia.note(RISK)).body.error).toMatchObject({ code: 'internal', nivel: 'risco' })
  })
})

describe('the notebook', () => {
  test('is one’s own: under another person’s session nothing of it is there', async () => {
    const [ana, bia] = [await somebody(), await somebody()]
    const id = uuidv7()
    await ana.note('dela', { id })
    await ana.writePlan({ motivos: 'meu gato' })
    expect(await bia.notes()).toEqual([])
    expect(await bia.plan()).toBeNull()
    expect((await bia.changeNote(id, { text: 'minha' })).status).toBe(404)
    expect((await bia.removeNote(id)).status).toBe(404)
    // The same id under another person is another note.
    expect((await bia.note('de Bia', { id })).body.note.text).toBe('de Bia')
    expect((await ana.notes()).map(({ text }) => text)).toEqual(['dela'])
  })

  test('tells every screen on every node which part has changed', async () => {
    const ana = await somebody()
    const screens = [openViewer(product, ana.id), openViewer(elsewhere, ana.id)]
    const conversationId = await ana.conversation()
    await ana.note('uma nota')
    await ana.checkIn('')
    await ana.writePlan({ motivos: 'meu gato' })
    await ana.summary(conversationId, 'um resumo')
    await ana.exercise({ situacao: 'a reunião' })
    for (const screen of screens) {
      await soon(() => screen.of('caderno').map(({ part }) => part)).toEqual([
        'notas',
        'como-estou',
        'plano',
        'resumos',
        'exercicios',
      ])
      screen.leave()
    }
    expect(await notebookOf(elsewhere.visitor()).notes()).toBeUndefined()
  })

  test('continues after the end of the plan and while sending is suspended', async () => {
    const person = await product.person()
    const ana = notebookOf(person.visitor)
    await sql`update liberados set "fimAcesso" = now() - interval '40 days' where email = ${person.email}`
    await sql`insert into suspensoes (email) values (${person.email})`
    const { status, body } = await ana.note('continua minha')
    expect(status).toBe(200)
    expect((await ana.changeNote(body.note.id, { text: 'mudei' })).status).toBe(200)
    expect((await ana.checkIn('um dia')).status).toBe(200)
    expect((await ana.writePlan({ motivos: 'meu gato' })).status).toBe(200)
    expect((await ana.exercise({ situacao: 'a reunião' })).status).toBe(200)
    expect((await ana.erase()).status).toBe(200)
  })

  test('leaves nothing behind of what is being kept while it is erased', async () => {
    const ana = await somebody()
    await ana.note('antes')
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const owner = { id: ana.id, cipher: await product.deps.keyRing.of(ana.id) }
    const keeping = changeNotebook(sql, owner, 'notas', async (tx) => {
      locked.resolve()
      await held.promise
      await notes.add(tx, owner, { id: uuidv7(), text: 'durante', aiMayRead: false, isName: false })
    })
    await locked.promise
    const erasing = ana.erase()
    await until(async () => (await sql`select from pg_locks where not granted`).length > 0)
    held.resolve()
    await Promise.all([keeping, erasing])
    expect(await ana.notes()).toEqual([])
  })

  test('is erased as a whole, and nobody else’s with it', async () => {
    const [ana, bia] = [await somebody(), await somebody()]
    for (const one of [ana, bia]) {
      await one.note('uma nota')
      await one.checkIn('um dia')
      await one.writePlan({ motivos: 'meu gato' })
      await one.summary(await one.conversation(), 'um resumo')
      await one.exercise({ situacao: 'a reunião' })
    }
    expect((await ana.erase()).status).toBe(200)
    const left = async ({ id }: { id: string }) =>
      (
        await Promise.all(
          ['cadernos', 'caderno_notas', 'caderno_registros', 'caderno_resumos', 'caderno_exercicios'].map(
            (table) => sql`select from ${sql(table)} where "userId" = ${id}`,
          ),
        )
      ).map(({ length }) => length)
    expect(await left(ana)).toEqual([0, 0, 0, 0, 0])
    expect(await left(bia)).toEqual([1, 1, 1, 1, 1])
    expect((await ana.note('de novo')).status).toBe(200)
  })
})
