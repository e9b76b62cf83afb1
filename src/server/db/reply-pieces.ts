import type { Safe } from '#server/crypto/key-ring.ts'
import type { Owner } from './conversations.ts'
import type { Queryable } from './database.ts'

export type NewPiece = { userId: string; safe: Safe; replyId: string; pos: number; text: string }
type Row = { mensagemId: string; pos: number; content: Uint8Array }

/** How long a reply's writer is believed to be alive without a sign. */
export const LEASE = '4 seconds'

/** What has been written of replies in progress, in pieces that are only ever added to. */
export const pieces = {
  /** One statement for all replies of a node, however many. */
  async add(sql: Queryable, added: NewPiece[]): Promise<void> {
    if (added.length === 0) return
    const sealed = added.map(({ safe, replyId, pos, text }) =>
      safe.seal(piecePlace(replyId, pos), text).toString('base64'),
    )
    // A reply may have been erased with its conversation meanwhile: its piece then has no place to go.
    await sql`
      insert into respostas_trechos ("userId", "mensagemId", pos, content)
      select p.u, p.m, p.pos, decode(p.content, 'base64')
      from unnest(${added.map((piece) => piece.userId)}::uuid[], ${added.map((piece) => piece.replyId)}::uuid[],
        ${added.map((piece) => piece.pos)}::int[], ${sealed}::text[]) as p(u, m, pos, content)
      join mensagens on mensagens."userId" = p.u and mensagens.id = p.m and mensagens.status = 'escrevendo'
      on conflict do nothing`
  },

  /** Says that these replies' writer is alive. */
  async renewLeases(
    sql: Queryable,
    node: string,
    replies: { userId: string; replyId: string }[],
  ): Promise<void> {
    if (replies.length === 0) return
    await sql`
      update mensagens set "leaseUntil" = now() + ${LEASE}::interval
      from unnest(${replies.map((reply) => reply.userId)}::uuid[], ${replies.map((reply) => reply.replyId)}::uuid[]) as r(u, m)
      where mensagens."userId" = r.u and mensagens.id = r.m and node = ${node} and status = 'escrevendo'`
  },

  /** The text stored so far of each of these replies. */
  async read(sql: Queryable, owner: Owner, replyIds: string[]): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    if (replyIds.length === 0) return texts
    const rows = await sql<Row[]>`
      select "mensagemId", pos, content from respostas_trechos
      where "userId" = ${owner.id} and "mensagemId" = any(${replyIds}::uuid[]) order by "mensagemId", pos`
    for (const { mensagemId, pos, content } of rows) {
      const text = owner.safe.open(piecePlace(mensagemId, pos), content)
      texts.set(mensagemId, (texts.get(mensagemId) ?? '') + text)
    }
    return texts
  },

  /** What was stored of one reply from a position on. */
  async since(
    sql: Queryable,
    owner: Owner,
    replyId: string,
    pos: number,
  ): Promise<{ pos: number; text: string }[]> {
    const rows = await sql<Row[]>`
      select "mensagemId", pos, content from respostas_trechos
      where "userId" = ${owner.id} and "mensagemId" = ${replyId} and pos >= ${pos} order by pos`
    return rows.map((row) => ({
      pos: row.pos,
      text: owner.safe.open(piecePlace(replyId, row.pos), row.content),
    }))
  },

  async remove(sql: Queryable, owner: Owner, replyId: string): Promise<void> {
    await sql`delete from respostas_trechos where "userId" = ${owner.id} and "mensagemId" = ${replyId}`
  },
}

function piecePlace(replyId: string, pos: number): string {
  return `trechos/${replyId}/${pos}`
}
