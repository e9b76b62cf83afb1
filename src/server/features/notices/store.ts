import { NewNotice, type Notice } from '#domain/api/panel.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const NAME = 'aviso'

/** The line on top of the product. */
export const notices = {
  async find(sql: Queryable): Promise<Notice | null> {
    const [row] = await sql<{ valor: unknown }[]>`select valor from ajustes where nome = ${NAME}`
    return NewNotice.safeParse(row?.valor).data ?? null
  },

  async put(tx: Queryable, notice: Notice): Promise<void> {
    await tx`insert into ajustes (nome, valor) values (${NAME}, ${JSON.stringify(notice)}::text::jsonb)
      on conflict (nome) do update set valor = excluded.valor, "changedAt" = now()`
  },

  async remove(tx: Queryable): Promise<void> {
    await tx`delete from ajustes where nome = ${NAME}`
  },
}
