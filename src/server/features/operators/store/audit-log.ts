import type { Queryable } from '#server/platform/db/database.ts'

export type StoredLine = {
  seq: number
  at: Date
  operatorId: string | null
  acao: string
  sealed: Buffer
  hash: Buffer
}
type StoredHead = { seq: number; proof: Buffer }

type Numbered<T> = Omit<T, 'seq'> & { seq: string }
const counted = <T>({ seq, ...row }: Numbered<T>) => ({ ...row, seq: Number(seq) }) as T

/** What operators did. There is no statement that changes or removes a line. */
export const auditLogLines = {
  async add(tx: Queryable, { seq, at, operatorId, acao, sealed, hash }: StoredLine): Promise<void> {
    await tx`insert into registro (seq, at, "operatorId", acao, sealed, hash)
      values (${seq}, ${at}, ${operatorId}, ${acao}, ${sealed}, ${hash})`
  },

  async find(sql: Queryable, seq: number): Promise<StoredLine | null> {
    const [row] = await sql<Numbered<StoredLine>[]>`select * from registro where seq = ${seq}`
    return row ? counted<StoredLine>(row) : null
  },

  async after(sql: Queryable, seq: number, limit: number): Promise<StoredLine[]> {
    const rows = await sql<Numbered<StoredLine>[]>`
      select * from registro where seq > ${seq} order by seq limit ${limit}`
    return rows.map((row) => counted<StoredLine>(row))
  },

  /** The newest before a number, of one operator if one is given. */
  async before(sql: Queryable, seq: number | null, operatorId: string | null, limit: number) {
    const rows = await sql<Numbered<StoredLine>[]>`
      select * from registro
      where ${seq === null ? sql`true` : sql`seq < ${seq}`}
        and ${operatorId === null ? sql`true` : sql`"operatorId" = ${operatorId}`}
      order by seq desc limit ${limit}`
    return rows.map((row) => counted<StoredLine>(row))
  },
}

/** The end of the chain. Locked by the transaction that adds a line, so that lines are added one after the other. */
export const auditLogHead = {
  async lock(tx: Queryable): Promise<StoredHead | null> {
    await tx`lock table registro_cabeca in exclusive mode`
    return auditLogHead.find(tx)
  },

  async find(sql: Queryable): Promise<StoredHead | null> {
    const [row] = await sql<Numbered<StoredHead>[]>`select seq, proof from registro_cabeca`
    return row ? counted<StoredHead>(row) : null
  },

  async put(tx: Queryable, { seq, proof }: StoredHead): Promise<void> {
    await tx`insert into registro_cabeca (seq, proof) values (${seq}, ${proof})
      on conflict (unico) do update set seq = excluded.seq, proof = excluded.proof`
  },
}
