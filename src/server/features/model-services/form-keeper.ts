import { createHash } from 'node:crypto'
import type { LearnedForm } from '#domain/services/learned-form.ts'
import type { ExtraBody } from '#domain/services/request-form.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type FormKey, learnedForms } from './store.ts'

type Service = { baseUrl: string; name: string; extra: ExtraBody }

/** What is known of a service from earlier runs and other nodes, and where it is kept what is learned of it. */
export async function formKeeper(sql: Sql, { baseUrl, name, extra }: Service) {
  const key: FormKey = {
    endereco: baseUrl,
    modelo: name,
    extra: createHash('sha256').update(JSON.stringify(extra)).digest('hex').slice(0, 16),
  }
  const found = await learnedForms.find(sql, key)
  return {
    remembered: found ? { form: found.form, at: found.learnedAt.getTime() } : undefined,
    keep: (form: LearnedForm) => learnedForms.put(sql, key, form),
  }
}
