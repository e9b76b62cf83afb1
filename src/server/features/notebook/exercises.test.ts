import { afterAll, describe, expect, test } from 'vitest'
import type { SearchAnswer } from '#domain/api/privacy.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { EXERCISE_ANSWER_MAX, EXERCISES_MAX } from '#domain/limits.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { refuses, says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatBesideDemo } from '#tests/support/product/chat.ts'
import { firstRefused, notebookOf } from '#tests/support/product/notebook.ts'

const { service, product, demo, close } = await startChatBesideDemo()
afterAll(close)
const { sql } = product

const DANGER = 'já separei os remédios e vou tomar tudo hoje à noite pra morrer'

async function somebody(on = product) {
  const chat = await newChatter(on)
  return { ...chat, ...notebookOf(chat.visitor) }
}

describe('an exercise', () => {
  test('is begun, gone on with on another device, and erased', async () => {
    const ana = await somebody()
    const begun = (await ana.exercise({ situacao: ' a reunião ' })).body.exercise
    expect(begun).toMatchObject({
      kind: 'pensamento',
      answers: { situacao: 'a reunião' },
      aiMayRead: false,
      aiAsks: false,
    })
    const { body } = await ana.changeExercise(begun.id, { answers: { forca: 'Forte' }, aiMayRead: true })
    expect(body.exercise).toEqual({
      ...begun,
      aiMayRead: true,
      answers: { situacao: 'a reunião', forca: 'Forte' },
    })
    expect(await ana.exercises()).toEqual([body.exercise])
    expect((await ana.removeExercise(begun.id)).status).toBe(200)
    expect((await ana.removeExercise(begun.id)).status).toBe(404)
    expect((await ana.changeExercise(begun.id, { aiMayRead: true })).status).toBe(404)
  })

  test('sent twice is one, with what was answered meanwhile', async () => {
    const ana = await somebody()
    const id = uuidv7()
    await ana.exercise({ situacao: 'a reunião' }, { id })
    const again = await ana.exercise({ pensamento: 'vão rir' }, { id })
    expect(again.body.exercise.answers).toEqual({ situacao: 'a reunião', pensamento: 'vão rir' })
    expect(await ana.exercises()).toHaveLength(1)
  })

  test('keeps the lines that two devices wrote in one answer', async () => {
    const ana = await somebody()
    const { id } = (await ana.exercise({ situacao: 'a' })).body.exercise
    const before = { situacao: 'a' }
    await ana.changeExercise(id, { answers: { situacao: 'a\nb' }, before })
    const { body } = await ana.changeExercise(id, { answers: { situacao: 'a\nc' }, before })
    expect(body.exercise.answers.situacao).toBe('a\nb\nc')
  })

  test.each([
    [{ situacao: 'a'.repeat(EXERCISE_ANSWER_MAX + 1) }, 'words_too_long'],
    [{ outra: 'coisa' }, 'invalid_request'],
    [{ forca: '7 de 10' }, 'invalid_request'],
  ])('%# is refused, and nothing is kept', async (answers, code) => {
    const ana = await somebody()
    expect((await ana.exercise(answers as Record<string, string>)).body.error?.code).toBe(code)
    expect(await ana.exercises()).toEqual([])
  })

  test('is not one too many', async () => {
    const ana = await somebody()
    await sql`insert into caderno_exercicios ("userId", id, content)
      select ${ana.id}, gen_random_uuid(), '' from generate_series(1, ${EXERCISES_MAX})`
    expect((await ana.exercise({})).body.error?.code).toBe('exercises_full')
  })

  test('that was damaged can only be erased', async () => {
    const ana = await somebody()
    const { id } = (await ana.exercise({ situacao: 'a' })).body.exercise
    await sql`update caderno_exercicios set content = '\\x00' where id = ${id}`
    expect(await ana.exercises()).toMatchObject([{ id, answers: {}, unreadable: true }])
    expect((await ana.changeExercise(id, { answers: { situacao: 'b' } })).status).toBe(409)
    expect((await ana.removeExercise(id)).status).toBe(200)
  })

  test('is nobody else’s, and none without a session', async () => {
    const [ana, bia] = [await somebody(), await somebody()]
    const { id } = (await ana.exercise({ situacao: 'a' })).body.exercise
    expect(await bia.exercises()).toEqual([])
    const asked = [
      await bia.changeExercise(id, { answers: { situacao: 'b' } }),
      await bia.question(id, 'pensamento'),
      await bia.removeExercise(id),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
    const nobody = notebookOf(product.visitor())
    const refused = [
      await nobody.exercise({}),
      await nobody.changeExercise(id, {}),
      await nobody.question(id, 'pensamento'),
      await nobody.removeExercise(id),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect((await ana.exercises())[0]?.answers).toEqual({ situacao: 'a' })
  })

  test('is found by its words', async () => {
    const ana = await somebody()
    const { id } = (await ana.exercise({ situacao: 'o jantar na casa da Lúcia' })).body.exercise
    const { body } = await ana.visitor.post<SearchAnswer>('/api/privacy/search', { text: 'lucia' })
    expect(body.notebook).toMatchObject([{ part: 'exercicios', id }])
  })
})

describe('danger in an answer', () => {
  test('is answered with its level, and the answer is kept', async () => {
    const ana = await somebody()
    const { body } = await ana.exercise({ situacao: DANGER })
    expect(body.nivel).toBe('emergencia')
    expect((await ana.exercises())[0]?.answers.situacao).toBe(DANGER)
  })

  test('is answered also when the change itself is refused', async () => {
    const ana = await somebody()
    const { id } = (await ana.exercise({})).body.exercise
    const refused = await firstRefused(() => ana.changeExercise(id, { answers: { situacao: DANGER } }))
    expect([refused.status, refused.body.error?.nivel]).toEqual([429, 'emergencia'])
  })
})

describe('what the model gets of exercises in a conversation', () => {
  async function systemFor(ana: Awaited<ReturnType<typeof somebody>>): Promise<string> {
    await ana.say(await ana.conversation(), 'Bom dia.')
    return String(service.requests.at(-1)?.body.messages[0]?.content)
  }

  test('is nothing until it is switched on, and nothing again once it is off', async () => {
    const ana = await somebody()
    const { id } = (await ana.exercise({ situacao: 'a reunião de quinta' }, { aiAsks: true })).body.exercise
    expect(await systemFor(ana)).not.toContain('quinta')
    await ana.changeExercise(id, { aiMayRead: true })
    expect(await systemFor(ana)).toContain('- «Registro de pensamento. O que aconteceu: a reunião de quinta»')
    await ana.changeExercise(id, { aiMayRead: false })
    expect(await systemFor(ana)).not.toContain('quinta')
  })
})

describe('the question of a step', () => {
  const asked = async (on = product, answers = { situacao: 'a reunião de quinta' }, aiAsks = true) => {
    const ana = await somebody(on)
    return { ...ana, ...(await ana.exercise(answers, { aiAsks })).body.exercise }
  }

  test('is worded by the model from what was written', async () => {
    const ana = await asked()
    service.next(says('O que passou pela sua cabeça na reunião de quinta?'))
    const { body } = await ana.question(ana.id, 'pensamento')
    expect(body.question).toBe('O que passou pela sua cabeça na reunião de quinta?')
    const sent = service.requests.at(-1)?.body.messages ?? []
    expect(sent).toHaveLength(2)
    expect(String(sent[1]?.content)).toContain('«O que aconteceu: a reunião de quinta»')
    expect(String(sent[1]?.content)).toContain(EXERCISES.pensamento.steps[1]?.question)
  })

  test.each([
    ['advice', says('Que tal pedir desculpas na quinta?')],
    ['a talk', says('Entendo você. Isso pesa mesmo. Faz sentido. O que veio?')],
    ['a diagnosis', says('Você tem depressão, o que acha disso?')],
    ['nothing', says('')],
    ['a failure', refuses(500)],
  ])('stays ours when the model answers with %s', async (_, answer) => {
    const ana = await asked()
    service.next(answer)
    const { status, body } = await ana.question(ana.id, 'pensamento')
    expect([status, body.question]).toEqual([200, null])
  })

  test('stays ours, and the model hears nothing, unless the person wants it asked', async () => {
    const ana = await asked(product, { situacao: 'a reunião' }, false)
    const before = service.requests.length
    expect((await ana.question(ana.id, 'pensamento')).body.question).toBeNull()
    expect(service.requests).toHaveLength(before)
  })

  test('stays ours in danger, while sending is suspended, and in the demonstration', async () => {
    const grave = await asked(product, { situacao: DANGER })
    const before = service.requests.length
    expect((await grave.question(grave.id, 'pensamento')).body.question).toBeNull()
    const ana = await asked()
    await sql`insert into suspensoes (email)
      select email from users join caderno_exercicios e on e."userId" = users.id where e.id = ${ana.id}`
    expect((await ana.question(ana.id, 'pensamento')).body.question).toBeNull()
    expect(service.requests).toHaveLength(before)
    const tried = await asked(demo)
    expect((await tried.question(tried.id, 'pensamento')).body.question).toBeNull()
  })

  test('of a step that there is not is not understood', async () => {
    const ana = await asked()
    expect((await ana.question(ana.id, 'nada')).body.error?.code).toBe('invalid_request')
  })
})
