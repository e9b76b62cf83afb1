import { expect, test } from 'vitest'
import { shareOrCopy } from './share-or-copy.ts'

const refuse = (name: string) => () => Promise.reject(new DOMException('', name))

function device({ share, copy }: { share?: () => Promise<void>; copy?: (text: string) => Promise<void> }) {
  return { share, clipboard: copy && { writeText: copy } } as unknown as Navigator
}

test('opens the share sheet where there is one', async () => {
  expect(await shareOrCopy('Oi', device({ share: () => Promise.resolve() }))).toBe('shared')
})

test('closing the share sheet is not a failure and copies nothing', async () => {
  const copied: string[] = []
  const copy = async (text: string) => void copied.push(text)
  expect(await shareOrCopy('Oi', device({ share: refuse('AbortError'), copy }))).toBe('cancelled')
  expect(copied).toEqual([])
})

test('copies the text where sharing is missing or refused', async () => {
  const copied: string[] = []
  const copy = async (text: string) => void copied.push(text)
  expect(await shareOrCopy('Oi', device({ copy }))).toBe('copied')
  expect(await shareOrCopy('Olá', device({ share: refuse('NotAllowedError'), copy }))).toBe('copied')
  expect(copied).toEqual(['Oi', 'Olá'])
})

test('shows it when nothing works', async () => {
  expect(await shareOrCopy('Oi', device({}))).toBe('failed')
  expect(await shareOrCopy('Oi', device({ copy: refuse('NotAllowedError') }))).toBe('failed')
})
