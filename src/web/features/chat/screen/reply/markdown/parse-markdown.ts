import type { Node, Root, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/**
 * '&#116;&#111;' and '<b>' are shown as they are written: the guard of replies has read these very characters, and no
 * others. vite.config.ts leaves the code for them out of what browsers load.
 */
const asWritten = { disable: { null: ['characterReference', 'htmlFlow', 'htmlText'] } }

const options = {
  extensions: [gfmAutolinkLiteral(), gfmStrikethrough(), gfmTable(), gfmTaskListItem(), asWritten],
  mdastExtensions: [
    gfmAutolinkLiteralFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

/** Markdown as the tree it means, with tables, strike-through, task lists and bare addresses. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text, options)

const MARKS = /[*_`~[\]<>#|\\&@]|:\/\/|www\.|\n[ \t]*\n/i
const LINE_MARKS = /^(?:[ \t]*(?:[-+=]|:-|\d{1,9}[.)](?:\s|$))| {4}|\t)|[ ]{2}$/m

/** One paragraph with nothing in it that markdown could mean anything by: the most of what is ever written. */
export function isPlainText(text: string): boolean {
  const words = text.trim()
  return words !== '' && !MARKS.test(words) && !LINE_MARKS.test(text)
}

/** A last word that is nothing but a word: not the beginning of an address, a number or a mark. */
const LAST_WORD = /(?:^|\s)[*_~]*(\p{L}+)$/u
/** What means nothing to markdown after such a word. */
const MORE_WORDS = /^(?:[\p{L}\p{N}, ]|[.!?:;](?= |$))*$/u

/** Parses a block while it is typed (`shown`: with its marks closed). More words are added to the last text of the tree. */
export function createGrowingParser() {
  let parsed: { source: string; tree: Root; last: Text; words: string } | null = null

  return (source: string, shown: string): Root => {
    const more = parsed && source.startsWith(parsed.source) ? source.slice(parsed.source.length) : null
    if (parsed && more !== null && MORE_WORDS.test(more)) {
      parsed.last.value = parsed.words + more.trimEnd()
      return parsed.tree
    }
    const tree = parseMarkdown(shown)
    const last = wordsAtEnd(tree, source, shown)
    parsed = last && { source, tree, last, words: last.value }
    return tree
  }
}

/** The words that more words would be added to, if that is sure. */
function wordsAtEnd(tree: Root, source: string, shown: string): Text | null {
  const word = LAST_WORD.exec(source)?.[1]
  // Of what is held back nothing is in the tree.
  if (word === undefined || !shown.startsWith(source)) return null
  const last = lastLeaf(tree)
  return last.type === 'text' && (last as Text).value.endsWith(word) ? (last as Text) : null
}

function lastLeaf(node: Node): Node {
  const last = 'children' in node ? (node.children as Node[]).at(-1) : undefined
  return last ? lastLeaf(last) : node
}
