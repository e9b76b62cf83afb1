import { firstRow, type Queryable } from '#server/platform/db/database.ts'

export type StoredLine = {
  seq: number
  at: Date
  operatorId: string | null
  acao: string
  sealed: Buffer
  hash: Buffer
}
type StoredHead = { seq: number; proof: Buffer }

/** Numbers of lines are bigint there; a double holds them all. */
const columns = (sql: Queryable) => sql`seq::float8 as seq, at, "operatorId", acao, sealed, hash`

/** What operators did. There is no statement that changes or removes a line. */
export const auditLogLines = {
  async add(tx: Queryable, { seq, at, operatorId, acao, sealed, hash }: StoredLine): Promise<void> {
    await tx`insert into registro (seq, at, "operatorId", acao, sealed, hash)
      values (${seq}, ${at}, ${operatorId}, ${acao}, ${sealed}, ${hash})`
  },

  find: (sql: Queryable, seq: number): Promise<StoredLine | null> =>
    firstRow(sql<StoredLine[]>`select ${columns(sql)} from registro where seq = ${seq}`),

  after: async (sql: Queryable, seq: number, limit: number): Promise<StoredLine[]> =>
    await sql<StoredLine[]>`
      select ${columns(sql)} from registro where seq > ${seq} order by registro.seq limit ${limit}`,

  /** The newest before a number, of one operator if one is given. */
  before: async (sql: Queryable, seq: number | null, operatorId: string | null, limit: number) =>
    await sql<StoredLine[]>`
      select ${columns(sql)} from registro
      where ${seq === null ? sql`true` : sql`seq < ${seq}`}
        and ${operatorId === null ? sql`true` : sql`"operatorId" = ${operatorId}`}
      order by registro.seq desc limit ${limit}`,
}

/** The end of the chain. Locked by the transaction that adds a line, so that lines are added one after the other. */
export const auditLogHead = {
  async lock(tx: Queryable): Promise<StoredHead | null> {
    await tx`lock table registro_cabeca in exclusive mode`
    return auditLogHead.find(tx)
  },

  find: (sql: Queryable): Promise<StoredHead | null> =>
    firstRow(sql<StoredHead[]>`select seq::float8 as seq, proof from registro_cabeca`),

  async put(tx: Queryable, { seq, proof }: StoredHead): Promise<void> {
    await tx`insert into registro_cabeca (seq, proof) values (${seq}, ${proof})
      on conflict (unico) do update set seq = excluded.seq, proof = excluded.proof`
  },
}
