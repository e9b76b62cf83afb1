import { ImageOff } from 'lucide-react'
import type { List, Root, RootContent, Table, TableRow } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The tree of a reply as elements of our own making: nothing else can come out of a text. */
export function renderMarkdown(root: Root): ReactNode {
  const definitions: Definitions = new Map()
  for (const node of root.children) if (node.type === 'definition') definitions.set(node.identifier, node.url)
  return renderAll(root.children, definitions)
}

const renderAll = (nodes: readonly RootContent[], definitions: Definitions): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={node.position?.start.offset ?? index}>{renderNode(node, definitions)}</Fragment>
  ))

/** Those that are nothing but an element around their children. */
const PLAIN = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
} as const

function renderNode(node: RootContent, definitions: Definitions): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const Element = PLAIN[node.type]
      return <Element>{renderAll(node.children, definitions)}</Element>
    }
    case 'heading': {
      // Headings of a reply rank below those of the page.
      const Level = node.depth <= 2 ? 'h3' : 'h4'
      return <Level>{renderAll(node.children, definitions)}</Level>
    }
    case 'list':
      return renderList(node, definitions)
    case 'table':
      return renderTable(node, definitions)
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0}>
          <code>{`${node.value}\n`}</code>
        </pre>
      )
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'thematicBreak':
      return <hr />
    case 'break':
      return <br />
    case 'definition':
      return isNote(node) ? <p>{`[${node.label}]: ${node.url}`}</p> : null
    case 'link':
      return <OutLink to={node.url}>{renderAll(node.children, definitions)}</OutLink>
    case 'linkReference':
      if (isNote(node)) return `[${node.label}]`
      return (
        <OutLink to={definitions.get(node.identifier) ?? ''}>{renderAll(node.children, definitions)}</OutLink>
      )
    case 'image':
    case 'imageReference':
      return <ImageWords words={node.alt ?? ''} />
    default:
      return 'children' in node ? renderAll(node.children, definitions) : null
  }
}

function renderList(list: List, definitions: Definitions): ReactNode {
  const loose = list.spread || list.children.some((item) => item.spread ?? item.children.length > 1)
  const hasTasks = list.children.some(({ checked }) => typeof checked === 'boolean')
  const className = hasTasks ? 'letter-tasks' : undefined
  const items = list.children.map((item) => (
    <li key={item.position?.start.offset}>
      {typeof item.checked === 'boolean' && <Task done={item.checked} />}
      {item.children.map((child) => (
        <Fragment key={child.position?.start.offset}>
          {child.type === 'paragraph' && !loose
            ? renderAll(child.children, definitions)
            : renderNode(child, definitions)}
        </Fragment>
      ))}
    </li>
  ))
  if (!list.ordered) return <ul className={className}>{items}</ul>
  return (
    <ol start={list.start ?? 1} className={className}>
      {items}
    </ol>
  )
}

function Task({ done }: { done: boolean }) {
  const { taskDone, taskOpen } = chatCopy.messages
  return <input type="checkbox" checked={done} disabled aria-label={done ? taskDone : taskOpen} />
}

function renderTable({ align, children }: Table, definitions: Definitions): ReactNode {
  const [head, ...rows] = children
  const columns = align ?? []
  const cells = (row: TableRow, Cell: 'th' | 'td') =>
    row.children.slice(0, columns.length).map((cell, column) => (
      <Cell key={cell.position?.start.offset} style={{ textAlign: columns[column] ?? undefined }}>
        {renderAll(cell.children, definitions)}
      </Cell>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="letter-wide" aria-label={chatCopy.messages.table} tabIndex={0}>
      <table>
        <thead>{head && <tr>{cells(head, 'th')}</tr>}</thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position?.start.offset}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Addresses that are given once and named elsewhere. */
type Definitions = Map<string, string>

/** The numbers of help lines, and no other. */
const CALLS_HELP = /^tel:(?:100|180|188|190|192)$/
/** Where a link of a reply may lead: out, and never into this very app. */
const LEADS_OUT = /^(?:https?|ircs?|mailto|xmpp):/i

/** Footnotes are shown as they were written, not taken for the address of a link. */
const isNote = ({ identifier }: { identifier: string }): boolean => identifier.startsWith('^')

function OutLink({ to, children }: { to: string; children: ReactNode }) {
  if (CALLS_HELP.test(to)) return <a href={to}>{children}</a>
  if (!LEADS_OUT.test(to)) return <span>{children}</span>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Nothing is loaded from anywhere: the words that describe an image replace it. */
const ImageWords = ({ words }: { words: string }) => (
  <span className="letter-image">
    <Icon of={ImageOff} size={16} />
    {chatCopy.messages.image(words)}
  </span>
)
