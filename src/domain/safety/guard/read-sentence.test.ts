import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adversarialReplies } from '#tests/fixtures/adversarial-replies.ts'
import { ordinaryReplies } from '#tests/fixtures/ordinary-replies.ts'
import { readReplySentence } from './read-sentence.ts'

// A mark that nobody sees is taken off before anything is read, but with it no sentence is plain.
const theLongWay = (sentence: string) => readReplySentence(`\u200b${sentence}`)

test('plain sentences are read as the long way reads them', () => {
  const sentences = [...ordinaryReplies, ...adversarialReplies.map(({ reply }) => reply)].flatMap((reply) =>
    reply.split(/(?<=[.!?])\s/),
  )
  for (const sentence of sentences) expect(readReplySentence(sentence)).toEqual(theLongWay(sentence))
})

test('whatever is written, the short way and the long way agree', () => {
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
        expect(readReplySentence(all.join(''))).toEqual(theLongWay(all.join('')))
      },
    ),
  )
})
