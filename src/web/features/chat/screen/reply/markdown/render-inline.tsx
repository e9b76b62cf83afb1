import { ImageOff } from 'lucide-react'
import type { RootContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Addresses that are given once and named elsewhere. */
export type Definitions = Map<string, string>

/** Where a link of a reply may lead: out, and never into this very app. */
const LEADS_OUT = /^(?:https?|ircs?|mailto|xmpp):/i

/** Footnotes are shown as they were written, not taken for the address of a link. */
export function isNote({ identifier }: { identifier: string }): boolean {
  return identifier.startsWith('^')
}

export function renderInline(nodes: readonly RootContent[], definitions: Definitions): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={node.position?.start.offset ?? index}>{renderOne(node, definitions)}</Fragment>
  ))
}

function renderOne(node: RootContent, definitions: Definitions): ReactNode {
  switch (node.type) {
    // Raw HTML is shown as the text it is.
    case 'text':
    case 'html':
      return node.value
    case 'strong':
      return <strong>{renderInline(node.children, definitions)}</strong>
    case 'emphasis':
      return <em>{renderInline(node.children, definitions)}</em>
    case 'delete':
      return <del>{renderInline(node.children, definitions)}</del>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'link':
      return <OutLink to={node.url}>{renderInline(node.children, definitions)}</OutLink>
    case 'linkReference':
      if (isNote(node)) return `[${node.label}]`
      return (
        <OutLink to={definitions.get(node.identifier) ?? ''}>
          {renderInline(node.children, definitions)}
        </OutLink>
      )
    case 'image':
    case 'imageReference':
      return <ImageWords words={node.alt ?? ''} />
    default:
      return 'children' in node ? renderInline(node.children, definitions) : null
  }
}

function OutLink({ to, children }: { to: string; children: ReactNode }) {
  if (!LEADS_OUT.test(to)) return <span>{children}</span>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Nothing is loaded from anywhere: the words that describe an image replace it. */
function ImageWords({ words }: { words: string }) {
  return (
    <span className="letter-image">
      <Icon of={ImageOff} size={16} />
      {chatCopy.messages.image(words)}
    </span>
  )
}
