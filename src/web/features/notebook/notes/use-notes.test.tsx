import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NoteChange } from '#domain/api/notebook.ts'
import type { Note } from '#domain/notebook/pages.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { runHook } from '#tests/support/browser/run-hook.ts'
import type { TakeLevel } from '../danger.tsx'
import { type Notebook, NotebookContext } from '../notebook-context.ts'
import { notesQuery } from '../notebook-queries.ts'
import { useCreateNote, useNotes } from './use-notes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const OFF: Note = { id: 'n', text: 'Trabalho', aiMayRead: false, isName: false, createdAt: '2025-04-20' }
const ON: Note = { ...OFF, aiMayRead: true }

const useNotesAndCreate = () => ({ ...useNotes(), create: useCreateNote() })

const unheard: TakeLevel = (_id, _words, asked) => asked

/** The notes of somebody whose server has `kept`, and does not answer its first `failures` requests. */
function setUp(kept: Note, failures: number) {
  const server: { kept: Note | null } = { kept }
  const answer = async (change: (note: Note) => Note | null) => {
    failures -= 1
    if (failures >= 0) throw apiError('offline')
    if (!server.kept) throw apiError('not_found')
    server.kept = change(server.kept)
    return { note: server.kept }
  }
  const changed = (note: Note, change: NoteChange) => ({ ...note, ...change }) as Note
  const request = ((method, _, { body } = {}) =>
    answer((note) => (method === 'DELETE' ? null : changed(note, body as NoteChange)))) as Notebook['request']
  const client = new QueryClient()
  const { queryKey } = notesQuery('ana')
  client.setQueryData(queryKey, [kept])
  const notes = runHook(useNotesAndCreate, (children) => (
    <QueryClientProvider client={client}>
      <NotebookContext value={{ personId: 'ana', request } as Notebook}>{children}</NotebookContext>
    </QueryClientProvider>
  ))
  return { server, notes, client, shown: () => client.getQueryData(queryKey) }
}

it('leaves a note as it was changed last while the first request was retried', async () => {
  const { server, notes, shown } = setUp(OFF, 1)
  const changes = [
    notes.change(OFF, { aiMayRead: true }, unheard),
    notes.change(ON, { text: 'Estudo' }, unheard),
  ]
  await vi.runAllTimersAsync()
  expect(await Promise.all(changes)).toEqual([true, true])
  const last = { ...ON, text: 'Estudo' }
  expect([server.kept, shown()]).toEqual([last, [last]])
})

it('shows a note as it was when neither of two changes could be kept', async () => {
  const { server, notes, shown } = setUp(OFF, 4)
  const changes = [
    notes.change(OFF, { aiMayRead: true }, unheard),
    notes.change(ON, { text: 'Estudo' }, unheard),
  ]
  await vi.runAllTimersAsync()
  expect(await Promise.all(changes)).toEqual([false, false])
  expect([server.kept, shown()]).toEqual([OFF, [OFF]])
})

it('does not bring back a note that was erased while a change of it was retried', async () => {
  const { server, notes, shown } = setUp(OFF, 1)
  const changes = [notes.change(OFF, { aiMayRead: true }, unheard), notes.remove(ON)]
  await vi.runAllTimersAsync()
  await Promise.all(changes)
  expect([server.kept, shown()]).toEqual([null, []])
})

it('shows a switch as it was flipped while the note itself was on its way', async () => {
  const { server, notes, client, shown } = setUp(OFF, 0)
  const created = notes.create({ id: 'n', text: 'Trabalho', aiMayRead: false })
  const changed = notes.change(OFF, { aiMayRead: true }, unheard)
  const seen: unknown[] = []
  client.getQueryCache().subscribe(() => seen.push(shown()))
  await vi.runAllTimersAsync()
  expect([(await created).note, await changed]).toEqual([OFF, true])
  expect([server.kept, shown()]).toEqual([ON, [ON]])
  for (const list of seen) expect(list).toMatchObject([{ aiMayRead: true }])
})
