import { onlyRow, type Queryable } from '#server/platform/db/database.ts'
import type { Upload } from '../bucket.ts'

type CopyState = {
  /** When one was last saved whole, and how large it is; null when none was. */
  savedAt: Date | null
  bytes: number | null
  /** When one was last restored to see whether that works. */
  rehearsedAt: Date | null
  /** Why the last attempt failed, in a sentence for the operator. */
  failure: string | null
}

const LOCK = 0x636f7069

export const copies = {
  async state(sql: Queryable): Promise<CopyState & { upload: Upload | null }> {
    const rows = await sql<(CopyState & { upload: Upload | null })[]>`
      select b."savedAt", b.bytes::float8 as bytes, e."rehearsedAt", e.falha as failure, e.envio as upload
      from (select) as one left join ultimo_backup b on true left join estado_das_copias e on true`
    return onlyRow(rows)
  },

  async noteSaved(sql: Queryable, bytes: number): Promise<void> {
    await sql`insert into ultimo_backup ("savedAt", bytes) values (now(), ${bytes})
      on conflict (unico) do update set "savedAt" = excluded."savedAt", bytes = excluded.bytes`
    await sql`update estado_das_copias set falha = null, envio = null`
  },

  async noteRehearsed(sql: Queryable): Promise<void> {
    await sql`insert into estado_das_copias ("rehearsedAt") values (now())
      on conflict (unico) do update set "rehearsedAt" = excluded."rehearsedAt"`
  },

  async noteFailed(sql: Queryable, failure: string): Promise<void> {
    await sql`insert into estado_das_copias (falha) values (${failure})
      on conflict (unico) do update set falha = excluded.falha`
  },

  async noteUpload(sql: Queryable, upload: Upload): Promise<void> {
    await sql`insert into estado_das_copias (envio) values (${JSON.stringify(upload)}::text::jsonb)
      on conflict (unico) do update set envio = excluded.envio`
  },

  /** Whether no other node or command makes a copy; until the transaction ends, or its process does. */
  async takeLock(tx: Queryable): Promise<boolean> {
    const rows = await tx<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as taken`
    return onlyRow(rows).taken
  },
}
