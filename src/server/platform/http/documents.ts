import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy } from './security.ts'

/** Which path gets which document, as the web build defines it. Not for the public. */
export const DOCUMENTS_LIST = 'documents.json'

type DocumentsList = { paths: { pattern: string; file: string }[]; notFound: string }

/** Finds the document of a path. A build without a list has one document for all of them. */
export function readDocumentFinder(folder: string): (path: string) => { url: string; status: 200 | 404 } {
  const list = path.join(folder, DOCUMENTS_LIST)
  if (!existsSync(list)) return () => ({ url: '/index.html', status: 200 })
  const { paths, notFound }: DocumentsList = JSON.parse(readFileSync(list, 'utf8'))
  const documents = paths.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }))
  return (asked) => {
    const found = documents.find(({ pattern }) => pattern.test(asked))
    return { url: `/${found?.file ?? notFound}`, status: found ? 200 : 404 }
  }
}

/** The policy for a document that brings scripts and styles of its own along. */
export const inlinePolicy = (html: string): string =>
  contentSecurityPolicy({
    scripts: contentsOf(html, /<script>(.*?)<\/script>/gs),
    styles: contentsOf(html, /<style>(.*?)<\/style>/gs),
  })

const contentsOf = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(([, content = '']) => content)
