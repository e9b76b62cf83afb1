import type { z } from 'zod'
import { NewNotice, PlanNamesChange, ResponsibleChange } from '#domain/api/panel.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const SHAPES = { aviso: NewNotice, planos: PlanNamesChange, responsaveis: ResponsibleChange }
type Name = keyof typeof SHAPES
type PublicValues = { [N in Name]: z.infer<(typeof SHAPES)[N]> | null }

export const publicValues = {
  async all(sql: Queryable): Promise<PublicValues> {
    const rows = await sql<{ nome: string; valor: unknown }[]>`select nome, valor from ajustes`
    const values = Object.entries(SHAPES).map(([name, shape]) => [
      name,
      shape.safeParse(rows.find(({ nome }) => nome === name)?.valor).data ?? null,
    ])
    return Object.fromEntries(values)
  },

  async put<N extends Name>(tx: Queryable, name: N, value: NonNullable<PublicValues[N]>): Promise<void> {
    await tx`insert into ajustes (nome, valor) values (${name}, ${JSON.stringify(value)}::text::jsonb)
      on conflict (nome) do update set valor = excluded.valor, "changedAt" = now()`
  },

  async remove(tx: Queryable, name: Name): Promise<void> {
    await tx`delete from ajustes where nome = ${name}`
  },
}
