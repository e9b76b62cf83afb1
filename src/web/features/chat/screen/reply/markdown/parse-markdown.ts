import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** Markdown as the tree it means, with tables, strike-through, task lists, notes and bare addresses. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, options)
}
