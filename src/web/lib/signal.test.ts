import { expect, it, vi } from 'vitest'
import { createSignal, createSignalMap } from './signal.ts'

it('calls listeners when the value changes, and not when it is set to the same', () => {
  const signal = createSignal(1)
  const listener = vi.fn()
  const unsubscribe = signal.subscribe(listener)
  signal.set(1)
  expect(listener).not.toHaveBeenCalled()
  signal.set(2)
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  signal.set(3)
  expect(listener).toHaveBeenCalledOnce()
})

it('replaces the map for every change, and keeps it when there is nothing to remove', () => {
  const map = createSignalMap<string>()
  const empty = map.get()
  map.put('a', 'um')
  const one = map.get()
  expect([[...empty], [...one]]).toEqual([[], [['a', 'um']]])
  map.remove('b')
  expect(map.get()).toBe(one)
  map.remove('a')
  expect([...map.get()]).toEqual([])
})
