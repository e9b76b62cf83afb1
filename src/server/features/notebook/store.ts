import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { NOTEBOOK_ROWS_PER_PAGE } from '#domain/limits.ts'
import type { CheckIn, Note, ProposedLine, Summary } from '#domain/notebook/pages.ts'
import { openedTitle } from '#server/features/chat/conversations/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import {
  type NotebookContent,
  openedPlan,
  SEALED_TABLES,
  type Sealing,
  sealedCheckIns,
  sealedExercises,
  sealedNotes,
  sealedPlan,
  sealedProposals,
  sealedSummaries,
} from '#server/features/notebook/sealed-notebook.ts'
import { hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'
import { type PageEnd, writeCursor } from '#server/platform/http/params.ts'

type NotebookRow = { id: string; content: Uint8Array; createdAt: Date; time: string }
/** What a row holds is sealed in `content`: null when it can't be opened. */
type Opened<Content> = { made: { id: string; createdAt: string }; content: Content | null }
type Wanted = { id?: string; after?: PageEnd | null; since?: Date | undefined; limit?: number }

/** The newest first, after the end of a page. */
const read = (sql: Queryable, table: string, owner: Owner, { id, after, since, limit }: Wanted) => sql<
  NotebookRow[]
>`
  select id, content, "createdAt", (extract(epoch from "createdAt") * 1000000)::bigint::text as time
  from ${sql(table)} where "userId" = ${owner.id}
    ${id ? sql`and id = ${id}` : sql``}
    ${since ? sql`and "createdAt" >= ${since}` : sql``}
    ${after ? sql`and ("createdAt", id) < (to_timestamp(0) + ${after.time}::float8 * interval '1 microsecond', ${after.id})` : sql``}
  order by "createdAt" desc, id desc limit ${limit ?? null}`

/** One of the tables of which a person has many rows. They have the same columns, and the owner is part of every query. */
function notebookTable<Content extends object, Thing>(
  { table, seal, open }: Sealing<Content>,
  present: (opened: Opened<Content>[], sql: Queryable, owner: Owner) => Thing[] | Promise<Thing[]>,
) {
  const presented = async (sql: Queryable, owner: Owner, rows: NotebookRow[]): Promise<Thing[]> =>
    present(
      rows.map(({ id, content, createdAt }) => ({
        made: { id, createdAt: createdAt.toISOString() },
        content: open(owner, id, content),
      })),
      sql,
      owner,
    )

  return {
    async list(sql: Queryable, owner: Owner, since?: Date): Promise<Thing[]> {
      return presented(sql, owner, await read(sql, table, owner, { since }))
    },

    async page(sql: Queryable, owner: Owner, wanted: Omit<Wanted, 'limit'>) {
      const rows = await read(sql, table, owner, { ...wanted, limit: NOTEBOOK_ROWS_PER_PAGE + 1 })
      const shown = rows.slice(0, NOTEBOOK_ROWS_PER_PAGE)
      const last = rows.length > shown.length ? shown.at(-1) : undefined
      return {
        page: await presented(sql, owner, shown),
        next: last ? writeCursor({ time: Number(last.time), id: last.id }) : null,
      }
    },

    async find(sql: Queryable, owner: Owner, id: string): Promise<Thing | null> {
      const [thing] = await presented(sql, owner, await read(sql, table, owner, { id }))
      return thing ?? null
    },

    async count(sql: Queryable, owner: Owner): Promise<number> {
      const rows = await sql`select from ${sql(table)} where "userId" = ${owner.id}`
      return rows.length
    },

    async add(tx: Queryable, owner: Owner, content: Content & { id: string }): Promise<void> {
      await tx`insert into ${tx(table)} ("userId", id, content)
        values (${owner.id}, ${content.id}, ${seal(owner, content.id, content)}) on conflict do nothing`
    },

    /** Changes what is given; nothing is written over what can't be opened. */
    async change(tx: Queryable, owner: Owner, id: string, change: Partial<Content>): Promise<void> {
      const [row] = await read(tx, table, owner, { id })
      const known = row && open(owner, id, row.content)
      if (known)
        await tx`update ${tx(table)} set content = ${seal(owner, id, { ...known, ...change })}
          where "userId" = ${owner.id} and id = ${id}`
    },

    async remove(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
      return hasRows(tx`
        delete from ${tx(table)} where "userId" = ${owner.id} and id = ${id} returning 1`)
    },
  }
}

const UNREADABLE_NOTE = { text: '', aiMayRead: false, isName: false, unreadable: true } as const

/** What the model may know of a person. */
export const notes = {
  ...notebookTable(sealedNotes, (opened): Note[] =>
    opened.map(({ made, content }) => ({ ...made, ...(content ?? UNREADABLE_NOTE) })),
  ),

  /** Within a query on a table `c` with the person's id: whether they have any, or an exercise, which is read like one. */
  areThere: (sql: Queryable) => sql`
    (exists (select from caderno_notas n where n."userId" = c."userId")
      or exists (select from caderno_exercicios e where e."userId" = c."userId"))`,
}

export const checkIns = notebookTable(sealedCheckIns, (opened): CheckIn[] =>
  opened.flatMap(({ made, content }) => (content ? { ...made, ...content } : [])),
)

const UNREADABLE_EXERCISE = {
  kind: 'pensamento',
  answers: {},
  aiMayRead: false,
  aiAsks: false,
  unreadable: true,
} as const

export const exercises = notebookTable(sealedExercises, (opened): KeptExercise[] =>
  opened.map(({ made, content }) => ({ ...made, ...(content ?? UNREADABLE_EXERCISE) })),
)

/** Summaries of conversations, which they outlive; their titles are stored with the conversations. */
export const summaries = notebookTable(sealedSummaries, async (opened, sql, owner): Promise<Summary[]> => {
  const ids = opened.flatMap(({ content }) => content?.conversationId ?? [])
  const titles = await titlesOf(sql, owner, ids)
  return opened.map(({ made, content }) => {
    if (!content) return { ...made, conversationId: null, title: '', text: '', unreadable: true }
    const { conversationId, text } = content
    const title = titles.get(conversationId)
    return { ...made, text, conversationId: title === undefined ? null : conversationId, title: title ?? '' }
  })
})

/** Of those conversations that are still there. */
async function titlesOf(sql: Queryable, owner: Owner, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: string; title: Uint8Array | null }[]>`
    select id, title from conversas
    where "userId" = ${owner.id} and id = any(${ids}::uuid[]) and "deletedAt" is null`
  return new Map(rows.map(({ id, title }) => [id, openedTitle(owner, id, title)]))
}

const EMPTY: NotebookContent = { plan: null, dismissedDay: null }

/** The table with one row for everybody who keeps something, which holds their plan. */
export const notebooks = {
  /** Nobody else changes anything of this notebook until the transaction ends; it is begun if there is none. */
  async lock(tx: Queryable, owner: Owner): Promise<void> {
    const locked = await tx`select from cadernos where "userId" = ${owner.id} for update`
    if (locked.length > 0) return
    await tx`insert into cadernos ("userId", plano) values (${owner.id}, ${sealedPlan(owner, EMPTY)})
      on conflict do nothing`
    await tx`select from cadernos where "userId" = ${owner.id} for update`
  },

  /** `plan` is null while nothing is written in it; the whole is null when what is stored can't be opened. */
  async read(sql: Queryable, owner: Owner): Promise<NotebookContent | null> {
    const [row] = await sql<{ plano: Uint8Array }[]>`
      select plano from cadernos where "userId" = ${owner.id}`
    return row ? openedPlan(owner, row.plano) : EMPTY
  },

  async change(tx: Queryable, owner: Owner, content: NotebookContent): Promise<void> {
    await tx`update cadernos set plano = ${sealedPlan(owner, content)} where "userId" = ${owner.id}`
  },

  /** All parts. The row that a change locks goes first: what is being kept at this moment is erased, too. */
  async erase(tx: Queryable, userId: string): Promise<void> {
    for (const table of ['cadernos', ...SEALED_TABLES])
      await tx`delete from ${tx(table)} where "userId" = ${userId}`
  },
}

/** Which stretch of a conversation is looked at: messages from `from` on and before `next`. */
type Taken = { conversationId: string; from: number; next: number }
type Stretch = { conversationId: string; next: number; restedMs: number; lastsMs: number }
type NewLine = { id: string; messageId: string; text: string }

/** Lines that are proposed as notes and wait for an answer, and from where on they are looked for. */
export const proposals = {
  async areOn(sql: Queryable, userId: string): Promise<boolean> {
    const rows = await sql<{ on: boolean }[]>`select "proposesNotes" as on from users where id = ${userId}`
    return onlyRow(rows).on
  },

  /** Switched off, what still waits is gone too. */
  async switch(tx: Queryable, userId: string, on: boolean): Promise<void> {
    await tx`update users set "proposesNotes" = ${on} where id = ${userId}`
    if (!on) await tx`delete from caderno_propostas where "userId" = ${userId}`
  },

  /**
   * Takes the messages before `next` that nothing was proposed from; null where there is none, where the conversation erases
   * itself or has not rested for so long, and where the person wants no proposals. Of two devices one gets them. A node that
   * died with them has them no longer than `lastsMs`.
   */
  async take(sql: Queryable, owner: Owner, wanted: Stretch): Promise<Taken | null> {
    const { conversationId, next, restedMs, lastsMs } = wanted
    const [taken] = await sql<{ from: number }[]>`
      update conversas c set "proposingSince" = now()
      where ${mayPropose(sql, owner, conversationId)} and c."proposedTo" < ${next}
        and (c."proposingSince" is null or c."proposingSince" < now() - ${`${lastsMs} milliseconds`}::interval)
        and not exists (select from mensagens m where m."userId" = c."userId" and m."conversaId" = c.id
          and m.timestamp > now() - ${`${restedMs} milliseconds`}::interval)
      returning c."proposedTo" as "from"`
    return taken ? { conversationId, next, from: taken.from } : null
  },

  /** Replaces the pending proposals. Nothing is stored where it is no longer wanted, or a message is gone. */
  async settle(tx: Queryable, owner: Owner, { conversationId, next }: Omit<Taken, 'from'>, lines: NewLine[]) {
    const settled = await tx`
      update conversas c set "proposedTo" = greatest("proposedTo", ${next}), "proposingSince" = null
      where ${mayPropose(tx, owner, conversationId)} returning 1`
    await tx`delete from caderno_propostas where "userId" = ${owner.id} and "conversaId" = ${conversationId}`
    if (settled.length === 0) return
    for (const { id, messageId, text } of lines)
      await tx`
        insert into caderno_propostas ("userId", id, "conversaId", "mensagemId", content, "createdAt")
        select ${owner.id}, ${id}, "conversaId", id, ${sealedProposals.seal(owner, id, text)}, clock_timestamp()
        from mensagens
        where "userId" = ${owner.id} and "conversaId" = ${conversationId} and id = ${messageId}`
  },

  /** Those that can be shown, in the order in which they were proposed. */
  async list(sql: Queryable, owner: Owner): Promise<ProposedLine[]> {
    const rows = await sql<{ id: string; conversationId: string; content: Uint8Array }[]>`
      select p.id, p."conversaId" as "conversationId", p.content from caderno_propostas p
      join conversas c on c."userId" = p."userId" and c.id = p."conversaId"
      where p."userId" = ${owner.id} and c."deletedAt" is null and c."keptHours" is null
      order by p."createdAt"`
    return rows.flatMap(({ id, conversationId, content }) => {
      const text = sealedProposals.open(owner, id, content)
      return text === null ? [] : [{ id, conversationId, text }]
    })
  },

  async remove(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
    return hasRows(tx`
      delete from caderno_propostas where "userId" = ${owner.id} and id = ${id} returning 1`)
  },
}

/** Within a query on the conversation as `c`. */
const mayPropose = (sql: Queryable, { id: userId }: Owner, conversationId: string) => sql`
  c."userId" = ${userId} and c.id = ${conversationId} and c."deletedAt" is null and c."keptHours" is null
    and (select "proposesNotes" from users where id = ${userId})`
