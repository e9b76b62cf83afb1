import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const pages = [
  'accessibility',
  'costs',
  'evaluation',
  'operations',
  'operator',
  'purchases',
  'ripd',
  'scale',
  'threat-model',
].map((name) => `docs/${name}.md`)
const WORDS_A_SENTENCE = 30
const history =
  /\bbefore (that|this|it),|\b(used to|no longer|at first|originally|previously|formerly)\b|\bin an earlier (run|version)\b|\bsince then\b|\b(before|after|since) 00\d\d\b/i

/** Sentences of a page: of paragraphs, entries of lists and cells of tables; code does not count, and a link counts by its words. */
function sentences(markdown: string): string[] {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`]+`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|[-*]|\d+\.) /gm, '\n')
    .split(/\n\s*\n|\n?^\||\|(?:\n|$)| \| /gm)
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?…][)”"'*]*) (?=\S)/))
}

const words = (sentence: string) => sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test('counts the words of a sentence in a paragraph, a list and a table', () => {
  const long = 'um '.repeat(31)
  for (const page of [`Fim. ${long}`, `- ${long}\n- um`, `| a | ${long}|\n|---|---|`])
    expect(sentences(page).filter((one) => words(one) > WORDS_A_SENTENCE)).toHaveLength(1)
  expect(sentences('Uma `linha de comando` e [um link](a.md). Outra.')).toEqual([
    'Uma code e um link.',
    'Outra.',
  ])
})

test.each(pages)('%s has short sentences about today', (page) => {
  const text = readFileSync(page, 'utf8')
  expect(sentences(text).filter((one) => words(one) > WORDS_A_SENTENCE)).toEqual([])
  expect(text.split('\n').filter((line) => history.test(line))).toEqual([])
})

test('headings that pages link to are there', () => {
  const headingsOf = (page: string) =>
    [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    )
  const missing = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md')].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]*\.md)?#([^)]+)\)/g)]
      .filter(([, file, anchor = '']) => {
        const target = file ? path.join(path.dirname(page), file) : page
        return !headingsOf(target).includes(anchor)
      })
      .map(([link]) => `${page}: ${link}`),
  )
  expect(missing).toEqual([])
})

test('the newest release has at most 40 lines, in two lists', () => {
  const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## (?=\d)/m)
  expect(newest.match(/^### .*/gm)).toEqual(['### People', '### Operators'])
  expect(newest.match(/^- /gm)?.length).toBeLessThanOrEqual(40)
})
