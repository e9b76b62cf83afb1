import type { Queryable } from '#server/platform/db/database.ts'

/** The fields of a conversation that are sealed. */
export type OldConversation = {
  id: string
  nextSeq: number
  title: Uint8Array | null
  lastMessage: Uint8Array | null
  risco: Uint8Array | null
}

/** The fields of a message that are sealed, what they are sealed for, and what was not sealed in the first form. */
export type OldMessage = {
  id: string
  conversationId: string
  seq: number
  role: 'user' | 'assistant'
  onboarding: boolean
  content: Uint8Array
  nivel: Uint8Array | null
  status: string
  shown: number | null
  whole: boolean
}

export type OldPiece = { mensagemId: string; pos: number; content: Uint8Array; onboarding: boolean }

/** `after` is the last row of the lot before. With `take` rows are locked, and those that are locked elsewhere left out. */
export type Batch<Row> = { userId: string; limit: number; after: Row | null; take: boolean }

const FIRST_FORM = (sql: Queryable, column: string) => sql`substring(${sql(column)} from 1 for 1) = '\\x01'`

/** Rows of one person that are not in today's form. */
export const oldRows = {
  async conversations(tx: Queryable, { userId, limit, after, take }: Batch<OldConversation>) {
    return await tx<OldConversation[]>`
      select id, "nextSeq", title, "lastMessage", risco from conversas
      where "userId" = ${userId} ${after ? tx`and id > ${after.id}` : tx``}
        and (risco is null or ${FIRST_FORM(tx, 'risco')} or ${FIRST_FORM(tx, 'title')} or ${FIRST_FORM(tx, 'lastMessage')})
      order by id limit ${limit} ${take ? tx`for update skip locked` : tx``}`
  },

  async messages(tx: Queryable, { userId, limit, after, take }: Batch<OldMessage>) {
    return await tx<OldMessage[]>`
      select id, "conversaId" as "conversationId", seq, role, onboarding, content, nivel, status, shown, whole
      from mensagens
      where "userId" = ${userId} ${after ? tx`and ("conversaId", seq) > (${after.conversationId}, ${after.seq})` : tx``}
        and (nivel is null or ${FIRST_FORM(tx, 'nivel')} or ${FIRST_FORM(tx, 'content')})
      order by "conversaId", seq limit ${limit} ${take ? tx`for update skip locked` : tx``}`
  },

  async pieces(tx: Queryable, { userId, limit, after, take }: Batch<OldPiece>) {
    return await tx<OldPiece[]>`
      select t."mensagemId", t.pos, t.content, m.onboarding
      from respostas_trechos t join mensagens m on m."userId" = t."userId" and m.id = t."mensagemId"
      where t."userId" = ${userId} ${after ? tx`and (t."mensagemId", t.pos) > (${after.mensagemId}, ${after.pos})` : tx``}
        and substring(t.content from 1 for 1) = '\\x01'
      order by t."mensagemId", t.pos limit ${limit} ${take ? tx`for update of t skip locked` : tx``}`
  },
}

/** Replaces rows that were taken in the same transaction by their new form. */
export const newRows = {
  async conversations(tx: Queryable, userId: string, rows: readonly OldConversation[]): Promise<void> {
    await tx`
      update conversas c set title = decode(n.title, 'base64'), "lastMessage" = decode(n.last, 'base64'),
        risco = decode(n.risco, 'base64')
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ title }) => base64(title))}::text[],
        ${rows.map(({ lastMessage }) => base64(lastMessage))}::text[],
        ${rows.map(({ risco }) => base64(risco))}::text[]) as n(id, title, last, risco)
      where c."userId" = ${userId} and c.id = n.id`
  },

  async messages(tx: Queryable, userId: string, rows: readonly OldMessage[]): Promise<void> {
    await tx`
      update mensagens m set content = decode(n.content, 'base64'), nivel = decode(n.nivel, 'base64'),
        status = n.status, shown = n.shown, whole = n.whole::boolean
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ content }) => base64(content))}::text[],
        ${rows.map(({ nivel }) => base64(nivel))}::text[], ${rows.map(({ status }) => status)}::text[],
        ${rows.map(({ shown }) => shown)}::int[], ${rows.map(({ whole }) => String(whole))}::text[])
        as n(id, content, nivel, status, shown, whole)
      where m."userId" = ${userId} and m.id = n.id`
  },

  async pieces(tx: Queryable, userId: string, rows: readonly OldPiece[]): Promise<void> {
    await tx`
      update respostas_trechos t set content = decode(n.content, 'base64')
      from unnest(${rows.map(({ mensagemId }) => mensagemId)}::uuid[], ${rows.map(({ pos }) => pos)}::int[],
        ${rows.map(({ content }) => base64(content))}::text[]) as n(id, pos, content)
      where t."userId" = ${userId} and t."mensagemId" = n.id and t.pos = n.pos`
  },
}

function base64(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString('base64')
}

type BytesColumn = { table: string; column: string }

/** Values of bytes that were stored as the text that describes them: `\\x` and digits. Sealed values never look like this. */
export const bytesAsText = {
  async columns(sql: Queryable): Promise<BytesColumn[]> {
    return await sql<BytesColumn[]>`
      select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
        and a.atttypid = 'bytea'::regtype and not a.attisdropped order by 1, 2`
  },

  /** Gives how many there were. */
  async mend(sql: Queryable, { table, column }: BytesColumn): Promise<number> {
    const name = sql(column)
    const { count } = await sql`
      update ${sql(table)} set ${name} = decode(encode(substring(${name} from 3), 'escape'), 'hex')
      where substring(${name} from 1 for 2) = '\\x5c78'
        and encode(substring(${name} from 3), 'escape') ~ '^([0-9a-f]{2})+$'`
    return count
  },
}
