import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { soon } from '#tests/support/time/soon.ts'
import { changeList, withItem, withoutItem } from './notebook-list.ts'

const KEY = ['notas']

/** A list that is shown, and a server whose answers come when they are let go: what it had when it was asked. */
function shownList(stored: string[]) {
  const client = new QueryClient()
  const waiting: (() => void)[] = []
  const queryFn = () => {
    const had = [...stored]
    return new Promise<string[]>((resolve) => waiting.push(() => resolve(had)))
  }
  const list = new QueryObserver(client, { queryKey: KEY, queryFn })
  onTestFinished(list.subscribe(() => {}))
  const letGo = () => {
    for (const answer of waiting.splice(0)) answer()
  }
  return { client, list, letGo, isAsked: () => waiting.length > 0 }
}

it.each([
  ['while the list comes for the first time', false],
  ['while it is asked for again', true],
])('an answer from before a change does not take it back: %s', async (_, isLoaded) => {
  const stored = ['a']
  const { client, list, letGo, isAsked } = shownList(stored)
  if (isLoaded) {
    letGo()
    await soon(() => list.getCurrentResult().data).toEqual(['a'])
    void list.refetch()
    await soon(isAsked).toBe(true)
  }
  stored.push('b')
  changeList<string>(client, KEY, (shown) => [...shown, 'b'])
  letGo()
  await soon(isAsked).toBe(true)
  expect(list.getCurrentResult().data).toEqual(isLoaded ? ['a', 'b'] : undefined)
  letGo()
  await soon(() => list.getCurrentResult().data).toEqual(['a', 'b'])
})

it('asks for nothing when no answer is on its way', async () => {
  const { client, list, letGo, isAsked } = shownList(['a'])
  letGo()
  await soon(() => list.getCurrentResult().isFetching).toBe(false)
  changeList<string>(client, KEY, (shown) => [...shown, 'b'])
  expect(list.getCurrentResult().data).toEqual(['a', 'b'])
  expect(isAsked()).toBe(false)
})

const [a, b] = [
  { id: 'a', text: 'um' },
  { id: 'b', text: 'dois' },
]

it('takes a new thing before all others', () => {
  expect(withItem([a], b)).toEqual([b, a])
})

it('replaces a known thing in its place', () => {
  expect(withItem([b, a], { ...a, text: 'outro' })).toEqual([b, { id: 'a', text: 'outro' }])
})

it('loses only the thing with that id', () => {
  expect(withoutItem([b, a], 'b')).toEqual([a])
  expect(withoutItem([b, a], 'c')).toEqual([b, a])
})
