import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown, { type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import { casesOf, PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { Markdown } from './markdown.tsx'
import { isPlainText, parseMarkdown } from './parse-markdown.ts'
import { renderMarkdown } from './render-blocks.tsx'
import { splitBlocks } from './split-blocks.ts'

const html = (text: string, typing = false) => renderToStaticMarkup(<Markdown text={text} typing={typing} />)
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

describe('links', () => {
  it('call the help lines, in this window', () => {
    expect(html('[188](tel:188)')).toBe('<p><a href="tel:188">188</a></p>')
  })

  it.each(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])('lead out with %s:', (protocol) => {
    expect(html(`[aqui](${protocol}:exemplo.org)`)).toBe(
      `<p><a href="${protocol}:exemplo.org" target="_blank" rel="noopener noreferrer">aqui</a></p>`,
    )
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:11999998888',
    'vbscript:x',
    '/conta',
    '#topo',
    '//mau.org',
  ])('keep only their words for %s', (address) => {
    expect(html(`[aqui](${address})`)).toBe('<p><span>aqui</span></p>')
  })
})

describe('what is never run or loaded', () => {
  it('shows raw HTML as the text it is', () => {
    expect(html('oi <img src=x onerror=alert(1)> <b>tudo</b>')).not.toMatch(/<img|<b>/)
  })

  it('shows characters that are written as numbers or names as they are written, for the guard reads them so', () => {
    const hidden = '**T&#111;me** trint&#x61; &nbsp; com&shy;primidos [&#111;](https://exemplo.org "&#111;")'
    expect(words(html(hidden))).toBe('T&#111;me trint&#x61; &nbsp; com&shy;primidos &#111;')
    expect(words(html('[^1]: &#111;'))).toBe('[^1]: &#111;')
  })

  it('puts the words of an image in its place', () => {
    const markup = html('![uma praia](https://exemplo.org/a.png)')
    expect(markup).not.toMatch(/<img|href|src=/)
    expect(words(markup)).toBe('Imagem: uma praia')
  })
})

const LETTER = `Que bom que você trouxe isso. **Dias assim *pesam* muito**, e ~~não~~ faz sentido.

## Três coisas

1. Respirar com \`calma\` por um minuto
2. **Beber água**: um copo
   - devagar
   - [sentindo](https://exemplo.org/a_b) a água

> Você não precisa *resolver* tudo hoje.

- [x] chegar até aqui
- [ ] descansar

| quando | o **quê** |
|--------|:---------:|
| hoje   | \`pausa\`  |
| amanhã | _passo_   |

---

\`\`\`txt
um ** dois
\`\`\`

![uma praia](https://exemplo.org/a.png) e __fim__. E você, <https://exemplo.org>?`

describe('typing out', () => {
  it('never flashes a raw mark, at whatever letter it is', () => {
    for (const block of splitBlocks(LETTER)) {
      for (let end = 1; end <= block.length; end += 1) {
        const typed = block.slice(0, end)
        const code = typed.startsWith('```txt\n')
        const marks = code ? /`/ : /\*|`|~~|\]\(|\[|\||^#|__|<|--/m
        expect(words(html(typed, true)), JSON.stringify(typed)).not.toMatch(marks)
      }
    }
  })

  it('ends as what the whole text is', () => {
    const whole = renderToStaticMarkup(
      <ReactMarkdown remarkPlugins={[remarkGfm, tagsAsWritten]}>{LETTER}</ReactMarkdown>,
    )
    expect(words(html(LETTER, true)).replace('Imagem: uma praia', '').replace(/\s/g, '')).toBe(
      words(whole).replace(/\s/g, ''),
    )
  })
})

describe('isPlainText', () => {
  it('is false for the line that makes a table of one column', () => {
    expect(isPlainText('oi\n:- \n')).toBe(false)
  })

  it('shows it only of what markdown would leave as it is', () => {
    const piece = fc.constantFrom(
      ...[
        'oi',
        ' ',
        '. ',
        ', ',
        '- ',
        '+',
        '1. ',
        '1) ',
        '\n',
        '    ',
        '  \n',
        '#',
        '=',
        '2025',
        'é',
        '!',
        '"',
        ':',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        if (!isPlainText(text)) return
        const read = renderToStaticMarkup(
          <ReactMarkdown remarkPlugins={[remarkGfm, tagsAsWritten]}>{text}</ReactMarkdown>,
        )
        const plain = renderToStaticMarkup(<p>{text.trim()}</p>)
        const flat = (markup: string) => markup.replace(/\s+/g, ' ')
        expect(flat(plain)).toBe(flat(read))
      }),
      { numRuns: casesOf(500), ...PROPERTY_BUDGET },
    )
  })
})

type Plugin = Extract<NonNullable<Options['remarkPlugins']>[number], (...given: never) => unknown>

/** The other reader shows tags as they are written, too. */
const tagsAsWritten: Plugin = function () {
  const { micromarkExtensions } = this.data() as { micromarkExtensions: object[] }
  micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}

describe('what a text means', () => {
  it.each([
    [
      'a [b][c]\n\n[c]: https://exemplo.org',
      '<p>a <a href="https://exemplo.org" target="_blank" rel="noopener noreferrer">b</a></p>',
    ],
    ['- um\n- dois', '<ul><li>um</li><li>dois</li></ul>'],
    ['- um\n\n- dois', '<ul><li><p>um</p></li><li><p>dois</p></li></ul>'],
    ['3. um', '<ol start="3"><li>um</li></ol>'],
    [
      '- [x] um',
      '<ul class="letter-tasks"><li><input type="checkbox" disabled="" aria-label="Feito" checked=""/>um</li></ul>',
    ],
    ['# um\n\n### dois', '<h3>um</h3><h4>dois</h4>'],
    ['um[^1]\n\n[^1]: dois', '<p>um[^1]</p><p>[^1]: dois</p>'],
    ['um  \ndois', '<p>um<br/>dois</p>'],
    [
      '<div>\n<script>alert(1)</script>\n</div>',
      '<p>&lt;div&gt;\n&lt;script&gt;alert(1)&lt;/script&gt;\n&lt;/div&gt;</p>',
    ],
    ['> um\n> - dois', '<blockquote><p>um</p><ul><li>dois</li></ul></blockquote>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it('shows the same as the reader of markdown that everybody knows', () => {
    const piece = fc.constantFrom(
      ...[
        'oi ',
        '**',
        '*',
        '_',
        '`',
        '~~',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '> ',
        '# ',
        '| a | b |\n|---|---|\n',
        '[a](https://b.c) ',
        '  ',
        '\\',
        '<b>',
        // Not '&amp;', which it decodes and we do not.
        '& ',
        'é',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (pieces) => {
        const text = pieces.join('')
        const ours = renderToStaticMarkup(renderMarkdown(parseMarkdown(text)))
        const theirs = renderToStaticMarkup(
          <ReactMarkdown remarkPlugins={[remarkGfm, tagsAsWritten]}>{text}</ReactMarkdown>,
        )
        const flat = (markup: string) => words(markup).replace(/\s+/g, '')
        expect(flat(ours)).toBe(flat(theirs))
        const tags = (markup: string) => markup.match(/<(?:strong|em|del|code|li|blockquote|th|a)\b/g)
        expect(tags(ours)).toEqual(tags(theirs))
      }),
      { numRuns: casesOf(500), ...PROPERTY_BUDGET },
    )
  })
})
