import type { Queryable } from '#server/platform/db/database.ts'

/** When a backup of this database was last saved whole; null when none was. */
export async function lastBackup(sql: Queryable): Promise<Date | null> {
  const [row] = await sql<{ savedAt: Date }[]>`select "savedAt" from ultimo_backup`
  return row?.savedAt ?? null
}

export async function noteBackup(sql: Queryable): Promise<void> {
  await sql`insert into ultimo_backup ("savedAt") values (now())
    on conflict (unico) do update set "savedAt" = excluded."savedAt"`
}
