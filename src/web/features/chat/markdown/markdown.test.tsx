import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import { isPlainText } from './is-plain-text.ts'
import { Markdown } from './markdown.tsx'
import { splitBlocks } from './split-blocks.ts'

const html = (text: string, typing = false) => renderToStaticMarkup(<Markdown text={text} typing={typing} />)
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

describe('links', () => {
  it.each(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])('lead out with %s:', (protocol) => {
    expect(html(`[aqui](${protocol}:exemplo.org)`)).toBe(
      `<p><a href="${protocol}:exemplo.org" target="_blank" rel="noopener noreferrer">aqui</a></p>`,
    )
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:188',
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
  it('never flashes a raw mark, at whatever letter it is', { timeout: 60_000 }, () => {
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
    const whole = renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{LETTER}</ReactMarkdown>)
    expect(words(html(LETTER, true)).replace('Imagem: uma praia', '').replace(/\s/g, '')).toBe(
      words(whole).replace(/\s/g, ''),
    )
  })
})

describe('isPlainText', () => {
  it('says so only of what markdown would leave as it is', () => {
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
        const read = renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>)
        const plain = renderToStaticMarkup(<p>{text.trim()}</p>)
        const flat = (markup: string) => markup.replace(/\s+/g, ' ')
        expect(flat(plain)).toBe(flat(read))
      }),
      { numRuns: 500 },
    )
  })
})
