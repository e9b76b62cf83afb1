import { EXPORT_STALL_LIMIT, EXPORT_TURN_LASTS, EXPORTS_AT_ONCE, EXPORTS_PER_PERSON } from '#domain/limits.ts'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { people } from '#server/features/accounts/store/people.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { createConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import { isEmptyNotebook, readNotebook } from '#server/features/notebook/parts.ts'
import { ownPurchases } from '#server/features/purchases/ask-of-seller.ts'
import { ownTokens } from '#server/features/spending/own-tokens.ts'
import { type ZipFile, zipStream } from '#server/platform/zip-stream.ts'
import type { PrivacyDeps } from './erase-accounts.ts'
import {
  conversationPage,
  exportJson,
  indexPage,
  NOTEBOOK_PAGE,
  notebookPage,
  pageName,
} from './export-files.ts'
import { archive, type Numbered } from './store/archive.ts'

const concurrency = createConcurrencyLimit({ atOnce: EXPORTS_AT_ONCE, waiting: 20 })

/**
 * 'Baixar meus dados': one ZIP file with everything, made while it is read. However much somebody wrote, only a
 * page of it is in memory, and no connection to the database is held while the reader takes their time.
 */
export async function exportData(
  deps: Pick<PrivacyDeps, 'sql' | 'keyRing' | 'limiter' | 'planNames'>,
  personId: string,
) {
  await deps.limiter.take({ name: 'export', limit: EXPORTS_PER_PERSON, by: personId })
  const release = await concurrency.take()
  setTimeout(release, EXPORT_TURN_LASTS).unref()
  try {
    const owner = await ownerOf(deps, personId)
    const source = await exportSource(deps, owner)
    const { madeAt } = source
    return {
      pieces: zipStream(exportFiles(source), madeAt),
      name: `meus-dados-${madeAt.toISOString().slice(0, 10)}.zip`,
      stallLimit: EXPORT_STALL_LIMIT,
      /** To be called when the sending is over. */
      done: release,
    }
  } catch (error) {
    release()
    throw error
  }
}

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

export type ExportSource = Awaited<ReturnType<typeof exportSource>>

/** Where what is exported comes from: the database, a page at a time, as often as it is asked. */
export async function exportSource({ sql, planNames }: Pick<PrivacyDeps, 'sql' | 'planNames'>, owner: Owner) {
  const account = await people.dataOf(sql, owner.id)
  const ids = await archive.conversationIds(sql, owner)
  return {
    madeAt: new Date(),
    account,
    planName: planDisplayName(account.plano, planNames),
    purchases: await ownPurchases(sql, account.email),
    tokens: await ownTokens(sql, owner),
    /** The same each time, in the same order, whatever is written meanwhile: the pages have the numbers of the list. */
    conversations: (): AsyncIterable<Numbered> => archive.conversations(sql, owner, ids),
    messages: (conversationId: string) => archive.messages(sql, owner, conversationId),
    notebook: () => readNotebook(sql, owner),
  }
}
