import { type ConsentRecord, consentRecord } from '#domain/account/consent.ts'
import { one, type Queryable } from '#server/platform/db/database.ts'

export type AccountData = {
  email: string
  plano: string
  createdAt: Date
  lastLogin: Date | null
  onboardingFinalizado: boolean
  consents: ConsentRecord[]
}

type Row = Omit<AccountData, 'consents'> & { consentVersion: string; consentAt: Date }

/** What is kept about a person beside their conversations. */
export async function readAccountData(sql: Queryable, userId: string): Promise<AccountData> {
  const row = one(
    await sql<Row[]>`
      select email, plano, "createdAt", "lastLogin", "onboardingFinalizado", "consentVersion", "consentAt"
      from users where id = ${userId}`,
  )
  const { consentVersion, consentAt, ...account } = row
  return { ...account, consents: [consentRecord(consentVersion, consentAt)] }
}
