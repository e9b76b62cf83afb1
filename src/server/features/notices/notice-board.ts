import type { Notice } from '#domain/api/panel.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'
import { notices } from './store.ts'

/** How long after another node published a notice this one shows it. */
const READ_EVERY = 5_000
/** Documents of the screens that people use; those that can be read without a server are left as they are. */
const SHOWN_ON = new Set(['/index.html', '/login.html', '/register.html'])

export type NoticeBoard = ReturnType<typeof createNoticeBoard>

/**
 * The notice as documents carry it. It is read beside the requests, never waited for: documents are served without a
 * database too.
 */
export function createNoticeBoard({ sql, log }: { sql: Sql; log: Log }) {
  let known: Notice | null = null
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<void> {
    readAt = Date.now()
    known = await notices.find(sql)
  }

  return {
    read,
    /** What stands above a document's screen, as HTML; empty for most. */
    above(document: string, now = Date.now()): string {
      if (now - readAt > READ_EVERY)
        read().catch((error) => log.warn({ err: error }, 'the notice could not be read'))
      if (!known || !SHOWN_ON.has(document) || !isDue(known, now)) return ''
      return `<p id="aviso" role="status" aria-label="Aviso" class="bg-care-soft px-5 py-4 text-center font-medium text-care">${escapeHtml(known.texto)}</p>`
    },
  }
}

function isDue({ inicio, fim }: Notice, now: number): boolean {
  return Date.parse(inicio) <= now && now < Date.parse(fim)
}
