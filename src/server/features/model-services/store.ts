import { createHash } from 'node:crypto'
import { FORM_KEPT } from '#domain/limits.ts'
import { type ExtraBody, type LearnedForm, readLearnedForm } from '#domain/services/request-form.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'

type FormKey = { endereco: string; modelo: string; extra: string }

export type ServiceForm = { modelo: string; form: LearnedForm; learnedAt: Date }

export const learnedForms = {
  /** What is known of a service, and how long ago it was learned by the clock that noted it: the database's. */
  async find(sql: Queryable, { endereco, modelo, extra }: FormKey) {
    const [row] = await sql<{ forma: unknown; age: number }[]>`
      select forma, extract(epoch from now() - "learnedAt")::float8 * 1000 as age from formas_de_pedido
      where endereco = ${endereco} and modelo = ${modelo} and extra = ${extra}`
    return row && { form: readLearnedForm(row.forma), age: row.age }
  },

  async all(sql: Queryable): Promise<ServiceForm[]> {
    const rows = await sql<{ modelo: string; forma: unknown; learnedAt: Date }[]>`
      select modelo, forma, "learnedAt" from formas_de_pedido order by "learnedAt" desc`
    return rows.map(({ forma, ...row }) => ({ ...row, form: readLearnedForm(forma) }))
  },

  async put(sql: Queryable, { endereco, modelo, extra }: FormKey, form: LearnedForm): Promise<void> {
    await sql`
      insert into formas_de_pedido (endereco, modelo, extra, forma)
      values (${endereco}, ${modelo}, ${extra}, ${JSON.stringify(form)}::text::jsonb)
      on conflict (endereco, modelo, extra) do update set forma = excluded.forma, "learnedAt" = now()`
  },

  async clearOld(sql: Queryable): Promise<void> {
    await sql`delete from formas_de_pedido where "learnedAt" < now() - ${FORM_KEPT / 1000} * interval '1 second'`
  },
}

type Service = { baseUrl: string; name: string; extra: ExtraBody }

/** What is known of a service from earlier runs and other nodes, and where it is kept what is learned of it. */
export async function formKeeper(sql: Sql, { baseUrl, name, extra }: Service) {
  const key: FormKey = {
    endereco: baseUrl,
    modelo: name,
    extra: createHash('sha256').update(JSON.stringify(extra)).digest('hex').slice(0, 16),
  }
  return {
    remembered: await learnedForms.find(sql, key),
    keep: (form: LearnedForm) => learnedForms.put(sql, key, form),
  }
}
