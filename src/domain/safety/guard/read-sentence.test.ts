import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adversarialReplies } from '#tests/fixtures/adversarial-replies.ts'
import { ordinaryReplies } from '#tests/fixtures/ordinary-replies.ts'
import { readReplySentence } from './read-sentence.ts'

const withHiddenMark = (sentence: string) => readReplySentence(`\u200b${sentence}`)

test('a mark that nobody sees changes nothing in how sentences are read', () => {
  const sentences = [...ordinaryReplies, ...adversarialReplies.map(({ reply }) => reply)].flatMap((reply) =>
    reply.split(/(?<=[.!?])\s/),
  )
  for (const sentence of sentences) expect(readReplySentence(sentence)).toEqual(withHiddenMark(sentence))
})

test('nor in how anything else is read', () => {
  const pieces = [
    'é',
    'É',
    'vc',
    'nao',
    'não',
    'www.',
    'aaaa',
    'p i l u l a s',
    '-',
    ' ',
    '…',
    'Ÿ',
    'ß',
    '?',
    'tem',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 12 }),
      (all) => {
        expect(readReplySentence(all.join(''))).toEqual(withHiddenMark(all.join('')))
      },
    ),
  )
})
