import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm as gfmSyntax } from 'micromark-extension-gfm'
import type { Processor } from 'unified'

const syntax = gfmSyntax()
const fromMarkdown = gfmFromMarkdown()

type Extensions = { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }

/**
 * Tables, strike-through, task lists and bare addresses. What remark-gfm does, without the half of it that writes
 * markdown: that would be a fifth of the code a reply needs.
 */
export function gfm(this: Processor): void {
  const data = this.data() as Extensions
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), fromMarkdown]
}
