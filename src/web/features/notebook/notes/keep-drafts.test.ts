import { expect, test } from 'vitest'
import { withDraft } from './use-keeping.ts'

const draft = (from: string, text = from) => ({ from, id: '1', text })

test('an edit of a message’s words comes back for that message, and only one of each', () => {
  const drafts = withDraft(withDraft([draft('um')], draft('dois')), draft('um', 'mudado'))
  expect(drafts).toEqual([draft('dois'), draft('um', 'mudado')])
})

test('many that wait for a connection are all kept', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...draft(String(at)), asked: true }))
  expect(many.reduce(withDraft, [] as typeof many)).toEqual(many)
})
