import type { Conversation } from '#domain/api/chat.ts'
import type { AccountData } from '#server/features/accounts/account-data.ts'
import type { Owner } from '#server/features/conversations/store.ts'
import { isEmptyNotebook, readNotebook, type WholeNotebook } from '#server/features/notebook/read-notebook.ts'
import { archive } from '#server/features/privacy/store/archive.ts'
import type { BoughtThing } from '#server/features/purchases/own-purchases.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { ZipFile } from '#server/platform/zip-stream.ts'
import { exportJson } from './export-json.ts'
import { NOTEBOOK_PAGE, notebookPage } from './export-notebook.ts'
import { conversationPage, indexPage, pageName } from './export-pages.ts'

export type ExportSource = {
  account: AccountData
  planName: string
  /** What was bought with the account's e-mail. */
  purchases: BoughtThing[]
  madeAt: Date
  conversations: () => AsyncIterable<Conversation>
  messages: (conversationId: string) => ReturnType<typeof archive.messages>
  /** Small enough to be read at once, each time it is asked. */
  notebook: () => Promise<WholeNotebook>
}

/** Where what is exported comes from: the database, a page at a time, as often as it is asked. */
export function exportSource(
  sql: Sql,
  owner: Owner,
  {
    account,
    planName,
    purchases,
    madeAt,
  }: Pick<ExportSource, 'account' | 'planName' | 'purchases' | 'madeAt'>,
): ExportSource {
  return {
    account,
    planName,
    purchases,
    madeAt,
    conversations: () => archive.conversations(sql, owner),
    messages: (conversationId) => archive.messages(sql, owner, conversationId),
    notebook: () => readNotebook(sql, owner),
  }
}

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
