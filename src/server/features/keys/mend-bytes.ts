import type { Sql } from '#server/platform/db/database.ts'
import { bytesAsText } from './store.ts'

/** Turns what was stored as text back into bytes, table by table, and names the places; with the server in use or not. */
export async function mendBytes({ sql }: { sql: Sql }): Promise<string[]> {
  const lines: string[] = []
  for (const place of await bytesAsText.columns(sql)) {
    const mended = await bytesAsText.mend(sql, place)
    if (mended > 0) lines.push(`${place.table}.${place.column}: ${mended} consertados`)
  }
  return lines.length > 0 ? lines : ['Nenhum valor gravado como texto.']
}
