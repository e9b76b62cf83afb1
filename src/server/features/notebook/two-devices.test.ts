import { afterAll, describe, expect, test } from 'vitest'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_SERVICES } from '#domain/notebook/safety-plan.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf, TODAY } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon } from '#tests/support/time/soon.ts'

const product = await createTestApp({ model: createFakeModel().model })
afterAll(product.close)

async function somebody() {
  const chat = await newChatter(product)
  return { ...chat, ...notebookOf(chat.visitor) }
}

describe('a note that is changed on two devices', () => {
  test('is not written over by who has not seen the other change', async () => {
    const ana = await somebody()
    const { id } = (await ana.note('Moro em Recife')).body.note
    const before = 'Moro em Recife'
    expect((await ana.changeNote(id, { text: 'Moro em Olinda', before })).status).toBe(200)
    const second = await ana.changeNote(id, { text: 'Moro em Natal', before })
    expect([second.status, second.body.error?.code]).toEqual([409, 'changed_elsewhere'])
    expect((await ana.notes())[0]?.text).toBe('Moro em Olinda')
    await ana.changeNote(id, { text: 'Moro em Natal', before: 'Moro em Olinda' })
    expect((await ana.notes())[0]?.text).toBe('Moro em Natal')
  })

  test('the same change twice is one, and a switch needs to have seen nothing', async () => {
    const ana = await somebody()
    const { id } = (await ana.note('Moro em Recife')).body.note
    const change = { text: 'Moro em Olinda', before: 'Moro em Recife' }
    await ana.changeNote(id, change)
    expect((await ana.changeNote(id, change)).status).toBe(200)
    expect((await ana.changeNote(id, { aiMayRead: false })).body.note).toMatchObject({
      text: 'Moro em Olinda',
      aiMayRead: false,
    })
  })

  test('so is a summary', async () => {
    const ana = await somebody()
    const { id } = (await ana.summary(await ana.conversation(), 'antes')).body.summary
    await ana.changeSummary(id, 'de um', 'antes')
    expect((await ana.changeSummary(id, 'de outro', 'antes')).body.error?.code).toBe('changed_elsewhere')
    expect((await ana.summaries())[0]?.text).toBe('de um')
  })
})

describe('a plan that is changed on two devices', () => {
  test('has the steps of both, also when each began it', async () => {
    const ana = await somebody()
    await ana.changePlan({ motivos: 'meu gato' }, { motivos: '' })
    const { body } = await ana.changePlan({ pessoas: 'Bia' }, { pessoas: '' })
    expect(body.plan?.steps).toMatchObject({
      motivos: 'meu gato',
      pessoas: 'Bia',
      profissionais: PLAN_SERVICES.trim(),
    })
  })

  test('keeps the lines of both where it is the same step', async () => {
    const ana = await somebody()
    await ana.changePlan({ pessoas: 'Bia' })
    await ana.changePlan({ pessoas: 'Bia\nTio Zé' }, { pessoas: 'Bia' })
    const { body } = await ana.changePlan({ pessoas: 'Bia\nminha mãe' }, { pessoas: 'Bia' })
    expect(body.plan?.steps.pessoas).toBe('Bia\nTio Zé\nminha mãe')
  })

  test('loses nothing where both together are too long', async () => {
    const ana = await somebody()
    await ana.changePlan({ motivos: 'a'.repeat(PLAN_STEP_MAX) }, { motivos: '' })
    const { body } = await ana.changePlan({ motivos: 'b' }, { motivos: '' })
    expect(body.error?.code).toBe('words_too_long')
    expect((await ana.plan())?.steps.motivos).toBe('a'.repeat(PLAN_STEP_MAX))
  })

  test('is refused for its length before it is compared with what is kept', async () => {
    const ana = await somebody()
    await ana.changePlan({ motivos: 'meu gato' })
    const long = 'linha\n'.repeat(PLAN_STEP_MAX)
    for (const [steps, before] of [
      [{ motivos: 'o mar' }, { motivos: long }],
      [{ motivos: long }, { motivos: 'meu gato' }],
    ] as const)
      expect((await ana.changePlan(steps, before)).body.error?.code).toBe('words_too_long')
    expect((await ana.plan())?.steps.motivos).toBe('meu gato')
  })

  test('is none as long as nothing was added to what it begins with', async () => {
    const ana = await somebody()
    expect((await ana.changePlan({ motivos: '' })).body.plan).toBeNull()
    expect(await ana.plan()).toBeNull()
  })
})

describe('a check-in that is sent again', () => {
  test('with other words has those, and is still one', async () => {
    const ana = await somebody()
    const id = uuidv7()
    await ana.checkIn('um dia', { id, mood: 'bem' })
    const { body } = await ana.checkIn('tô pensando em me matar', { id, mood: 'mal', feelings: ['medo'] })
    expect(body.nivel).toBe('risco')
    expect(await ana.checkIns()).toEqual([body.checkIn])
    expect(body.checkIn).toMatchObject({ words: 'tô pensando em me matar', mood: 'mal', feelings: ['medo'] })
  })
})

describe('the suggestion of a check-in', () => {
  test('is answered by a check-in of that day, wherever it was made', async () => {
    const ana = await somebody()
    expect(await ana.answeredDay()).toBeNull()
    const { id } = (await ana.checkIn('', { day: TODAY })).body.checkIn
    expect(await ana.answeredDay()).toBe(TODAY)
    await ana.removeCheckIn(id)
    expect(await ana.answeredDay()).toBeNull()
  })

  test('is sent away on every device, which is told, and nothing else is kept by that', async () => {
    const ana = await somebody()
    const screen = openViewer(product, ana.id)
    expect((await ana.dismiss('9999-12-31')).status).toBe(400)
    expect((await ana.dismiss('2026-11-16')).status).toBe(200)
    await soon(() => screen.of('caderno').map(({ part }) => part)).toEqual(['como-estou'])
    screen.leave()
    expect(await ana.answeredDay()).toBe('2026-11-16')
    expect([await ana.plan(), await ana.checkIns()]).toEqual([null, []])
    await ana.changePlan({ motivos: 'meu gato' })
    expect(await ana.answeredDay()).toBe('2026-11-16')
    await ana.dismiss('2026-11-17')
    expect((await ana.plan())?.steps.motivos).toBe('meu gato')
    await ana.erase()
    expect(await ana.answeredDay()).toBeNull()
  })

  test('leaves a plan alone that cannot be opened', async () => {
    const ana = await somebody()
    await ana.changePlan({ motivos: 'meu gato' })
    await product.sql`update cadernos set plano = '\\x00' where "userId" = ${ana.id}`
    expect((await ana.dismiss(TODAY)).status).toBe(409)
    expect(await ana.answeredDay()).toBeNull()
  })

  test('is one’s own', async () => {
    const [ana, bia] = [await somebody(), await somebody()]
    await ana.dismiss(TODAY)
    expect(await bia.answeredDay()).toBeNull()
    expect((await product.visitor().get('/api/notebook/suggestion')).status).toBe(401)
    expect((await product.visitor().put('/api/notebook/suggestion', { day: TODAY })).status).toBe(401)
  })
})
