import { EXPORT_STALL_LIMIT, EXPORT_TURN_LASTS, EXPORTS_AT_ONCE, EXPORTS_PER_PERSON } from '#domain/limits.ts'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { type AccountData, people } from '#server/features/accounts/store/people.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { createConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import { isEmptyNotebook, readNotebook, type WholeNotebook } from '#server/features/notebook/parts.ts'
import { type OwnPurchases, ownPurchases } from '#server/features/purchases/ask-of-seller.ts'
import { type DayTokens, ownTokens } from '#server/features/spending/own-tokens.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type ZipFile, zipStream } from '#server/platform/zip-stream.ts'
import { exportJson } from './export/export-json.ts'
import { conversationPage, indexPage, NOTEBOOK_PAGE, notebookPage, pageName } from './export/export-pages.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { archive, type Numbered } from './store/archive.ts'

const concurrency = createConcurrencyLimit({ atOnce: EXPORTS_AT_ONCE, waiting: 20 })

/** What is sent, how it is called, and what must be done when the sending is over. */
type Export = { pieces: AsyncIterable<Buffer>; name: string; stallLimit: number; done: () => void }

/**
 * 'Baixar meus dados': one ZIP file with everything, made while it is read. However much somebody wrote, only a
 * page of it is in memory, and no connection to the database is held while the reader takes their time.
 */
export async function exportData(
  deps: Pick<PrivacyDeps, 'sql' | 'keyRing' | 'limiter' | 'planNames'>,
  personId: string,
): Promise<Export> {
  await deps.limiter.take({ name: 'export', limit: EXPORTS_PER_PERSON, by: personId })
  const release = await concurrency.take()
  setTimeout(release, EXPORT_TURN_LASTS).unref()
  try {
    const owner = await ownerOf(deps, personId)
    const madeAt = new Date()
    const account = await people.dataOf(deps.sql, personId)
    const planName = planDisplayName(account.plano, deps.planNames)
    const purchases = await ownPurchases(deps.sql, account.email)
    const tokens = await ownTokens(deps.sql, owner)
    const source = await exportSource(deps.sql, owner, { account, planName, purchases, tokens, madeAt })
    return {
      pieces: zipStream(exportFiles(source), madeAt),
      name: `meus-dados-${madeAt.toISOString().slice(0, 10)}.zip`,
      stallLimit: EXPORT_STALL_LIMIT,
      done: release,
    }
  } catch (error) {
    release()
    throw error
  }
}

/** The files of an export: pages to read, and the same data for programs. */
export async function* exportFiles(source: ExportSource): AsyncGenerator<ZipFile> {
  yield { name: 'index.html', content: indexPage(source) }
  for await (const conversation of source.conversations()) {
    const messages = source.messages(conversation.id)
    yield { name: pageName(conversation.number), content: conversationPage(conversation, messages) }
  }
  const notebook = await source.notebook()
  if (!isEmptyNotebook(notebook)) yield { name: NOTEBOOK_PAGE, content: notebookPage(notebook) }
  yield { name: 'dados.json', content: exportJson(source) }
}

/** What is small enough to be read before the first page is written. */
type ReadFirst = {
  account: AccountData
  planName: string
  /** What was bought with the account's e-mail. */
  purchases: OwnPurchases
  /** Tokens that the model took for the person, by day. */
  tokens: DayTokens[]
  madeAt: Date
}

export type ExportSource = ReadFirst & {
  /** The same each time, in the same order, whatever is written meanwhile: the pages have the numbers of the list. */
  conversations: () => AsyncIterable<Numbered>
  messages: (conversationId: string) => ReturnType<typeof archive.messages>
  /** Small enough to be read at once, each time it is asked. */
  notebook: () => Promise<WholeNotebook>
}

/** Where what is exported comes from: the database, a page at a time, as often as it is asked. */
export async function exportSource(sql: Sql, owner: Owner, first: ReadFirst): Promise<ExportSource> {
  const ids = await archive.conversationIds(sql, owner)
  return {
    ...first,
    conversations: () => archive.conversations(sql, owner, ids),
    messages: (conversationId) => archive.messages(sql, owner, conversationId),
    notebook: () => readNotebook(sql, owner),
  }
}
