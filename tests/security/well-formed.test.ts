import { afterAll, expect, test } from 'vitest'
import { wellFormed } from '#server/platform/http/body.ts'
import { says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'

const { product, service, close } = await startChatProduct({ usual: says('Estou aqui.') })
afterAll(close)

test('half of a surrogate pair reaches neither the model’s service nor what is kept', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  await ana.say(id, 'Oi \ud83d e \udc4b tchau')
  const sent = JSON.stringify(service.requests.at(-1)?.body)
  expect(sent).toContain('tchau')
  expect(sent).not.toMatch(/\\\\ud[89a-f]/i)
  const { note } = (await notebookOf(ana.visitor).note('\ud83d nota')).body
  expect(note.text.isWellFormed()).toBe(true)
})

test('texts at any depth are made whole, and nothing else changes', () => {
  const given = { a: ['\ud800', { 'b\udfff': '👋' }], c: null, d: 1, e: true }
  expect(wellFormed(given)).toEqual({ a: ['\ufffd', { 'b\ufffd': '👋' }], c: null, d: 1, e: true })
})

test('texts of any nesting and any name are made whole', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`)
  let inside = wellFormed(deep)
  while (Array.isArray(inside)) inside = inside[0]
  expect(inside).toBe('\ufffd')
  const named = wellFormed(JSON.parse('{"__proto__":"\\ud800"}'))
  expect(Object.entries(named as object)).toEqual([['__proto__', '\ufffd']])
})
