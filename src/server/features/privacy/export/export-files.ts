import { isEmptyNotebook } from '#server/features/notebook/read-notebook.ts'
import type { ZipFile } from '#server/platform/zip-stream.ts'
import { exportJson } from './export-json.ts'
import { NOTEBOOK_PAGE, notebookPage } from './export-notebook.ts'
import { conversationPage, indexPage, pageName } from './export-pages.ts'
import type { ExportSource } from './export-source.ts'

/** The files of an export: pages to read, and the same data for programs. */
export async function* exportFiles(source: ExportSource): AsyncGenerator<ZipFile> {
  yield { name: 'index.html', content: indexPage(source) }
  let number = 0
  for await (const conversation of source.conversations()) {
    number += 1
    const messages = source.messages(conversation.id)
    yield { name: pageName(number), content: conversationPage(conversation, messages) }
  }
  const notebook = await source.notebook()
  if (!isEmptyNotebook(notebook)) yield { name: NOTEBOOK_PAGE, content: notebookPage(notebook) }
  yield { name: 'dados.json', content: exportJson(source) }
}
