import { type Announcement, type CarriedPiece, CHANNEL, payloadOf } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { piecePlace } from './sealed-message.ts'

export type NewPiece = {
  owner: Owner
  /** Of the reply. */
  id: string
  conversationId: string
  /** It is one of the welcome. */
  onboarding: boolean
  version: number
  pos: number
  text: string
  /** Grows with every attempt of a writer to store text of this reply. */
  attempt: number
  /** Another node is notified. */
  isFollowed: boolean
}

/** What a notification carries of a piece: the piece itself, unless it is too large for a notification. */
function newsOf(from: string, { owner, id, conversationId, pos }: NewPiece, sealed: string): string {
  const news: Announcement = { type: 'trechos', userId: owner.id, id, from }
  return payloadOf([{ ...news, piece: { conversationId, pos, sealed } }]) ?? JSON.stringify([news])
}

/** Only of what is stored: no screen may see more. */
const tellingOf = (sql: Queryable, news: { replyId: string; payload: string }[]) => sql`
  select "replyId", case when payload is not null then pg_notify(${CHANNEL}, payload)::text end
  from stored left join unnest(${news.map(({ replyId }) => replyId)}::uuid[],
    ${news.map(({ payload }) => payload)}::text[]) as news(id, payload) on news.id = "replyId"`

export type PiecesColumn = [pos: number, base64: string][] | null
type Piece = { conversationId: string; pos: number; text: string }

/**
 * What has been written of replies in progress, in pieces. The last one grows until it is full: its padding has room for
 * some sentences, and a row that is changed in place costs neither an entry in the index nor a row to remove.
 */
export const pieces = {
  /** One statement for all replies of a node, however many. Returns the replies whose piece is stored, and announces them. */
  async add(sql: Queryable, node: string, added: NewPiece[]): Promise<Set<string>> {
    const sealed = added.map(({ owner, id, pos, text, onboarding }) =>
      owner.cipher.seal(piecePlace(id, pos, { isWelcome: onboarding }), text).toString('base64'),
    )
    const news = added.flatMap((piece, at) =>
      piece.isFollowed ? { replyId: piece.id, payload: newsOf(node, piece, sealed[at] ?? '') } : [],
    )
    // A reply may have ended, been erased or gone on elsewhere meanwhile: its piece then has no place to go. The lock keeps
    // it from ending in between, or the piece would stay behind. The rows are looked up one by one (`offset 0`): joined, all
    // replies of the node were read, for each piece where PostgreSQL took the two sides the other way round. Of a list behind
    // `select` it does not know the length: a list that it finds shorter than the one it planned for is planned anew.
    // A piece that is there already grows, or was stored without a confirmation; an earlier attempt that arrives later
    // changes nothing.
    const stored = await sql<{ replyId: string }[]>`
      with stored as (
        insert into respostas_trechos ("userId", "mensagemId", pos, attempt, content)
        select p."userId", p."replyId", p.pos, p.attempt, decode(p.content, 'base64')
        from unnest((select ${added.map(({ owner }) => owner.id)}::uuid[]),
          (select ${added.map(({ id }) => id)}::uuid[]), (select ${added.map((piece) => piece.version)}::int[]),
          (select ${added.map((piece) => piece.pos)}::int[]), (select ${added.map((piece) => piece.attempt)}::int[]),
          (select ${sealed}::text[]))
          as p("userId", "replyId", version, pos, attempt, content)
        cross join lateral (
          select status, node, version from mensagens m where m."userId" = p."userId" and m.id = p."replyId"
          for share offset 0
        ) as reply
        where reply.status = 'escrevendo' and reply.node = ${node} and reply.version = p.version
        on conflict ("userId", "mensagemId", pos) do update set content = excluded.content, attempt = excluded.attempt
          where excluded.attempt >= respostas_trechos.attempt
        returning "mensagemId" as "replyId"
      )
      ${news.length > 0 ? tellingOf(sql, news) : sql`select "replyId" from stored`}`
    return new Set(stored.map(({ replyId }) => replyId))
  },

  /** What is stored of a reply in progress. Read with its row `m`: in two reads it could end in between, and be in neither. */
  column: (sql: Queryable) => sql`
    (select json_agg(json_build_array(pos, encode(content, 'base64')) order by pos) from respostas_trechos
      where m.status = 'escrevendo' and "userId" = m."userId" and "mensagemId" = m.id) as pieces`,

  /** The text with its pieces, up to the first that is missing or unreadable: what follows would be in the wrong place. */
  joined({ cipher }: Owner, replyId: string, begun: string, column: PiecesColumn): string {
    let text = begun
    for (const [pos, sealed] of column ?? []) {
      const piece =
        pos <= text.length ? cipher.open(piecePlace(replyId, pos), Buffer.from(sealed, 'base64')) : null
      if (piece === null) break
      // One that came late repeats what was stored with the beginning.
      if (pos + piece.length > text.length) text = text.slice(0, pos) + piece
    }
    return text
  },

  /** The pieces of one reply from the one that holds a position on, and of which conversation it is. */
  async since(sql: Queryable, owner: Owner, replyId: string, pos: number): Promise<Piece[]> {
    const rows = await sql<{ conversationId: string; pos: number; content: Uint8Array }[]>`
      select m."conversaId" as "conversationId", t.pos, t.content
      from respostas_trechos t join mensagens m on m."userId" = t."userId" and m.id = t."mensagemId"
      where t."userId" = ${owner.id} and t."mensagemId" = ${replyId}
        and t.pos >= (select coalesce(max(pos), 0) from respostas_trechos
          where "userId" = ${owner.id} and "mensagemId" = ${replyId} and pos <= ${pos})
      order by t.pos`
    const opened = rows.map(({ conversationId, pos, content }) => ({
      conversationId,
      pos,
      text: owner.cipher.open(piecePlace(replyId, pos), content),
    }))
    return opened.filter((piece): piece is Piece => piece.text !== null)
  },

  /** A piece that came with an announcement; null when it can't be opened. */
  opened({ cipher }: Owner, replyId: string, { conversationId, pos, sealed }: CarriedPiece): Piece | null {
    const text = cipher.open(piecePlace(replyId, pos), Buffer.from(sealed, 'base64'))
    return text === null ? null : { conversationId, pos, text }
  },

  async remove(sql: Queryable, owner: Owner, replyId: string): Promise<void> {
    await sql`delete from respostas_trechos where "userId" = ${owner.id} and "mensagemId" = ${replyId}`
  },
}
