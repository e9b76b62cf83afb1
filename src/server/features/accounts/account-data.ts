import { type ConsentRecord, consentRecord } from '#domain/account/consent.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type AccountRow, people } from './store.ts'

export type AccountData = Omit<AccountRow, 'consentVersion' | 'consentAt'> & { consents: ConsentRecord[] }

/** What is kept about a person beside their conversations. */
export async function readAccountData(sql: Queryable, userId: string): Promise<AccountData> {
  const { consentVersion, consentAt, ...account } = await people.dataOf(sql, userId)
  return { ...account, consents: [consentRecord(consentVersion, consentAt)] }
}
