import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { loadRules } from '#web/lib/read-here.ts'
import { type Danger, leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { afterReading, levelTaker, takingAlong } from './danger.tsx'

const WORDS = 'tô pensando em me matar'

// However long the code takes to arrive on a busy machine.
beforeAll(async () => void (await loadRules()))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  waitingDanger.clear()
})

/** Words that are being sent, how that ends, and what was found in them so far. */
function sending(words: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ nivel: Danger['nivel'] }>()
  const found: Danger[] = []
  const heard = levelTaker((read) => void found.push(read))('n', words, promise).catch(() => null)
  return { found, heard, resolve, reject }
}

it('reads here what was not answered within three seconds, and remembers that it waits', async () => {
  const { found, heard, resolve } = sending(WORDS)
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitFor(() => expect(found).toEqual([{ id: 'n', nivel: 'risco', isReadHere: true }]))
  expect(waitingDanger.get().get('n')).toBe('risco')
  resolve({ nivel: 'atencao' })
  await heard
  expect(found.at(-1)).toEqual({ id: 'n', nivel: 'atencao' })
  expect(waitingDanger.get().size).toBe(0)
})

it('reads here at once what failed without a reading', async () => {
  const { found, heard, reject } = sending(WORDS)
  reject(new ApiError('unavailable'))
  await heard
  await vi.waitFor(() => expect(found).toEqual([{ id: 'n', nivel: 'risco', isReadHere: true }]))
})

it.each([{}, null])('takes an answer that is none of ours for no answer: %j', async (answer) => {
  const { found, heard, resolve } = sending(WORDS)
  resolve(answer as never)
  expect(await heard).toBeNull()
  await vi.waitFor(() => expect(found).toEqual([{ id: 'n', nivel: 'risco', isReadHere: true }]))
})

it('remembers nothing of words whose person has left meanwhile', async () => {
  const { found, heard, reject } = sending(WORDS)
  waitingDanger.clear()
  reject(new ApiError('unavailable'))
  await heard
  await vi.waitFor(() => expect(found).toHaveLength(1))
  expect(waitingDanger.get().size).toBe(0)
})

it('keeps what was read after the person left the place of the words, until it is shown elsewhere', async () => {
  const answer = Promise.resolve({ nivel: 'risco' as const })
  const takeElsewhere = levelTaker(
    () => {},
    () => false,
  )
  const takeHere = levelTaker(() => {})
  await takeElsewhere('n', WORDS, answer)
  expect(waitingDanger.get().get('n')).toBe('risco')
  await takeHere('m', WORDS, answer)
  expect(waitingDanger.get().has('m')).toBe(false)
  expect(leftBehind.get()).toEqual({ id: 'n', nivel: 'risco' })
  // Their own place is there again, and has the card.
  await takeHere('n', WORDS, answer)
  expect(leftBehind.get()).toBe(null)
})

it('takes a card along that was hardly seen where it was read, and only for whose words they are', () => {
  const read: Danger = { id: 'n', nivel: 'risco' }
  const leave = takingAlong(read)
  leave()
  expect(leftBehind.get()).toEqual(read)
  waitingDanger.clear()
  leave()
  expect(leftBehind.get()).toBeNull()
  const leaveLater = takingAlong(read)
  vi.advanceTimersByTime(2000)
  leaveLater()
  expect(leftBehind.get()).toBeNull()
})

it('takes the level of a refusal', async () => {
  const { found, heard, reject } = sending(WORDS)
  reject(new ApiError('too_many_messages', { status: 429, message: 'x', nivel: 'emergencia' }))
  await heard
  expect(found).toEqual([{ id: 'n', nivel: 'emergencia' }])
})

it('keeps the graver of two readings of the same words, and shows when the server has read them', () => {
  const here: Danger = { id: 'n', nivel: 'risco', isReadHere: true }
  expect(afterReading(null, here)).toMatchObject({ nivel: 'risco', isReadHere: true })
  expect(afterReading(here, { id: 'n', nivel: 'nenhum' })).toMatchObject({
    nivel: 'risco',
    isReadHere: false,
  })
  expect(afterReading(here, { id: 'n', nivel: 'emergencia' })).toMatchObject({ nivel: 'emergencia' })
})

it('leaves a card alone when harmless words are read after it', () => {
  const known: Danger = { id: 'n', nivel: 'risco', isReadHere: false }
  expect(afterReading(known, { id: 'm', nivel: 'nenhum' })).toBe(known)
  expect(afterReading(known, { id: 'n', nivel: 'risco' })).toBe(known)
})
