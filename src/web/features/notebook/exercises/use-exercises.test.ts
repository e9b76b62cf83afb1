import { expect, test } from 'vitest'
import type { ExerciseAnswer, NewExercise } from '#domain/api/exercises.ts'
import { levelTaker } from '../danger.tsx'
import { asNew, keepUnsaved, sendExercises, unsavedIn } from './use-exercises.ts'

function screen() {
  const texts = new Map<string, string>()
  const typed = {
    get: (key: string) => texts.get(key) ?? '',
    set: (key: string, text: string) => void texts.set(key, text),
  }
  const sent: unknown[] = []
  const heard: string[] = []
  const kept = ({ id, kind }: Pick<NewExercise, 'id' | 'kind'>): ExerciseAnswer => ({
    exercise: { id, kind, answers: {}, createdAt: '', aiMayRead: false, aiAsks: false },
    nivel: 'risco',
  })
  const sender = {
    typed,
    post: async (body: NewExercise) => {
      sent.push(body)
      return kept(body)
    },
    put: () => {},
    takeLevel: levelTaker(({ id, nivel }) => void heard.push(`${id} ${nivel}`)),
  }
  const begun = { id: 'a', createdAt: '', aiMayRead: false, aiAsks: false }
  const written = asNew({ ...begun, kind: 'carta', answers: { para: 'Vô' } })
  return { sender, typed, sent, heard, written }
}

test('what two screens want to send is sent once, and danger in it is answered', async () => {
  const { sender, typed, sent, heard, written } = screen()
  keepUnsaved(typed, 'a', written)
  await Promise.all([sendExercises(sender), sendExercises(sender)])
  expect(sent).toHaveLength(1)
  expect(heard).toEqual(['a risco'])
  expect(unsavedIn(typed)).toEqual({})
})

test('what was erased elsewhere while it was written here begins anew', async () => {
  const { sender, typed, sent, written } = screen()
  keepUnsaved(typed, 'a', { ...written, isNew: false })
  await sendExercises(sender)
  // The server takes it as a change of the one it has, or as a new one.
  const body = { id: 'a', kind: 'carta', answers: { para: 'Vô' }, before: { para: '' } }
  expect(sent).toMatchObject([body])
})
