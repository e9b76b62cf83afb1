import { expect, test } from 'vitest'
import { readKeepDrafts, storedDrafts, withDraft, withoutDraft } from './use-keeping.ts'

const draft = (from: string, text = from) => ({ from, id: '1', text })

test('an edit of a message’s words comes back for that message, and only one of each', () => {
  const drafts = withDraft(withDraft([draft('um')], draft('dois')), draft('um', 'mudado'))
  expect(readKeepDrafts(storedDrafts(drafts))).toEqual([draft('dois'), draft('um', 'mudado')])
  expect(withoutDraft(drafts, draft('um'))).toEqual([draft('dois')])
})

test('the newest ten are kept', () => {
  const many = Array.from({ length: 12 }, (_, at) => draft(String(at)))
  expect(readKeepDrafts(storedDrafts(many)).map(({ from }) => from)).toEqual(
    many.slice(2).map(({ from }) => from),
  )
  expect(storedDrafts([])).toBe('')
})

test.each(['', 'nada', 'null', '{}', '[null,1,{"from":"a"}]'])('%j is read as none', (stored) => {
  expect(readKeepDrafts(stored)).toEqual([])
})
