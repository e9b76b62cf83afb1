import { ImageOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

const HAS_PROTOCOL = /^[a-z][a-z\d+.-]*:/i

/** The elements of a reply that are not simply themselves. */
export const components: Components = {
  // What the link rule refused has no address left, and a relative one would lead into this very app.
  a({ href, children }) {
    if (!href || !HAS_PROTOCOL.test(href)) return <span>{children}</span>
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  },
  // Nothing is loaded from anywhere: the words that describe the image stand for it.
  img({ alt }) {
    return (
      <span className="letter-image">
        <Icon of={ImageOff} size={16} />
        {chatCopy.messages.image(alt ?? '')}
      </span>
    )
  },
  table({ children }) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section className="letter-wide" aria-label={chatCopy.messages.table} tabIndex={0}>
        <table>{children}</table>
      </section>
    )
  },
  pre({ children }) {
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    return <pre tabIndex={0}>{children}</pre>
  },
  // The letter has no place in the outline of the page above the level of its message.
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
}

function Heading({ node, children }: ComponentProps<'h3'> & ExtraProps) {
  const Level = node?.tagName === 'h1' || node?.tagName === 'h2' ? 'h3' : 'h4'
  return <Level>{children}</Level>
}
