import type { ConversationChange } from '#domain/api/chat.ts'
import { MESSAGE_UNREADABLE, TITLE_UNREADABLE } from '#domain/browser-errors.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { KEEPING_CHOICES, type KeptHours } from '#domain/chat/keeping.ts'
import { PINNED_MAX } from '#domain/limits.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { NO_RISK, parseRiskState, type RiskState } from '#domain/safety/state/risk-state.ts'
import type { Owner, Place } from '#server/features/keys/key-ring.ts'
import { doublingFrom, exactly } from '#server/platform/crypto/seal.ts'
import { type Fragment, hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'
import type { PageEnd } from '#server/platform/http/params.ts'

export type ConversationRow = Omit<
  Conversation,
  'title' | 'lastMessage' | 'createdAt' | 'timestamp' | 'pinned'
> &
  Record<'title' | 'lastMessage', Uint8Array | null> &
  Record<'createdAt' | 'timestamp', Date> &
  Record<'pinnedAt' | 'deletedAt', Date | null>

/** The last moment that there is in JavaScript. */
const LAST_MOMENT = 8.64e15
type Changes = Omit<ConversationChange, 'pinned'> & { pinnedAt?: null }

/** The table of conversations. Hidden ones (deleted, not yet erased) do not exist for any query but `restore`. */
export const conversations = {
  findOwned: async (sql: Queryable, owner: Owner, id: string): Promise<Conversation | null> =>
    (await opened(sql, owner, sql`id = ${id} and "deletedAt" is null`))[0] ?? null,

  findOnboarding: async (sql: Queryable, owner: Owner): Promise<Conversation | null> =>
    (await opened(sql, owner, sql`onboarding`))[0] ?? null,

  /** The most recent ones first, after the cursor; without those on top of the list. */
  async list(sql: Queryable, owner: Owner, after: PageEnd | null, limit: number) {
    const isAfter = after
      ? sql`and (timestamp, id) < (${new Date(Math.min(after.time, LAST_MOMENT)).toISOString()}, ${after.id})`
      : sql``
    const listed = sql`"deletedAt" is null and "pinnedAt" is null ${isAfter}`
    return opened(sql, owner, sql`${listed} order by timestamp desc, id desc limit ${limit}`)
  },

  listPinned: (sql: Queryable, owner: Owner): Promise<Conversation[]> =>
    opened(sql, owner, sql`"deletedAt" is null and "pinnedAt" is not null order by timestamp desc, id desc`),

  /** False when there is one with this id already. The welcome begins with a message of ours, in the first place. */
  async add(sql: Queryable, owner: Owner, id: string, style: PersonaKey, { onboarding = false } = {}) {
    const next = onboarding ? 1 : 0
    return hasRows(sql`
      insert into conversas ("userId", id, style, onboarding, "nextSeq", risco, "keptHours")
      values (${owner.id}, ${id}, ${style}, ${onboarding}, ${next}, ${risk.sealed(owner, { id, next }, NO_RISK)},
        (select "keptHours" from users where id = ${owner.id}))
      on conflict do nothing returning 1`)
  },

  /** Only what is given: another device may change the rest at the same moment. */
  async change(sql: Queryable, owner: Owner, id: string, { title, ...changes }: Changes): Promise<void> {
    const name = title === undefined ? {} : { title: sealedTitle(owner, id, title), titleUpdated: true }
    const given = Object.entries({ ...name, ...changes }).filter(([, value]) => value !== undefined)
    if (given.length === 0) return
    await sql`update conversas set ${sql(Object.fromEntries(given))}
      where "userId" = ${owner.id} and id = ${id} and "deletedAt" is null`
  },

  /** False when there are as many on top of the list as there may be. */
  async pin(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
    // Two devices must not both pin the last one that there is room for.
    await tx`select from users where id = ${owner.id} for no key update`
    return hasRows(tx`update conversas set "pinnedAt" = now()
      where "userId" = ${owner.id} and id = ${id} and "deletedAt" is null and ${PINNED_MAX} > (
        select count(*) from conversas
        where "userId" = ${owner.id} and "pinnedAt" is not null and "deletedAt" is null)
      returning 1`)
  },

  /** How long this person's new conversations are kept. */
  async newKeptFor(sql: Queryable, owner: Owner): Promise<KeptHours> {
    const rows = await sql<{ keptHours: KeptHours }[]>`select "keptHours" from users where id = ${owner.id}`
    return onlyRow(rows).keptHours
  },

  async keepNewFor(sql: Queryable, owner: Owner, keptHours: KeptHours): Promise<void> {
    await sql`update users set "keptHours" = ${keptHours} where id = ${owner.id}`
  },

  /** What the list shows of its last message; an empty one leaves the one before it. Locks the conversation. */
  async showLast(tx: Queryable, owner: Owner, id: string, lastMessage: string): Promise<void> {
    await tx`
      update conversas set timestamp = now(),
        "lastMessage" = coalesce(${sealedLastMessage(owner, id, lastMessage)}, "lastMessage")
      where "userId" = ${owner.id} and id = ${id}`
  },

  /** How it is called, unless it has a name, and what the list shows of it. */
  async describe(
    tx: Queryable,
    owner: Owner,
    id: string,
    { title, lastMessage }: { title: string | null; lastMessage: string },
  ): Promise<void> {
    await tx`
      update conversas set "lastMessage" = ${sealedLastMessage(owner, id, lastMessage)},
        title = case when "titleUpdated" then title else ${title === null ? null : sealedTitle(owner, id, title)} end
      where "userId" = ${owner.id} and id = ${id}`
  },

  /** Locks it if it is as it was read. */
  async lockUnchanged(
    tx: Queryable,
    owner: Owner,
    { id, next, sealedRisk }: { id: string; next: number; sealedRisk: Uint8Array | null },
  ): Promise<boolean> {
    return hasRows(tx`
      select from conversas where "userId" = ${owner.id} and id = ${id} and "deletedAt" is null
        and "nextSeq" = ${next} and risco is not distinct from ${sealedRisk} for update`)
  },

  /** Until this transaction ends none else changes it or its messages: lock it before those. False when it is not there. */
  async lock(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
    return hasRows(tx`select from conversas where "userId" = ${owner.id} and id = ${id} for update`)
  },

  /** The welcome can't be hidden before it has ended. */
  async hide(sql: Queryable, owner: Owner, id: string): Promise<boolean> {
    return hasRows(sql`update conversas set "deletedAt" = now()
      where "userId" = ${owner.id} and id = ${id} and "deletedAt" is null
        and not (onboarding and exists (select from users where id = ${owner.id} and not "onboardingFinalizado"))
      returning 1`)
  },

  async restore(sql: Queryable, owner: Owner, id: string): Promise<boolean> {
    return hasRows(sql`update conversas set "deletedAt" = null,
        -- Others may have been pinned in its place.
        "pinnedAt" = case when ${PINNED_MAX} > (select count(*) from conversas
          where "userId" = ${owner.id} and "pinnedAt" is not null and "deletedAt" is null) then "pinnedAt" end
      where "userId" = ${owner.id} and id = ${id} and "deletedAt" is not null returning 1`)
  },

  /** Hides what was kept as long as its owner wanted, each by one node; not what is in use, nor the unfinished welcome. */
  async hideDue(tx: Queryable, limit: number): Promise<{ userId: string; id: string }[]> {
    const choices = KEEPING_CHOICES.filter((hours) => hours !== null)
    return tx<{ userId: string; id: string }[]>`
      update conversas set "deletedAt" = now() where ("userId", id) in (
        select c."userId", c.id from unnest(${choices}::int[]) as choice (hours)
        join conversas c on c."keptHours" = choice.hours and c."deletedAt" is null
          and c.timestamp <= now() - make_interval(hours => choice.hours)
        where not exists (select from mensagens m
            where m."userId" = c."userId" and m."conversaId" = c.id and m.status = 'escrevendo')
          and not (c.onboarding and exists (select from users where id = c."userId" and not "onboardingFinalizado"))
        limit ${limit} for update of c skip locked)
      returning "userId", id`
  },

  /** Erases what was hidden longer ago than this, with its messages. */
  async eraseHidden(sql: Queryable, afterMs: number): Promise<void> {
    await sql`delete from conversas where "deletedAt" < now() - ${`${afterMs} milliseconds`}::interval`
  },
}

/** The person's conversations for which this holds. */
async function opened(sql: Queryable, owner: Owner, condition: Fragment): Promise<Conversation[]> {
  const rows = await sql<ConversationRow[]>`
    select * from conversas where "userId" = ${owner.id} and ${condition}`
  return rows.map((row) => openedConversation(owner, row))
}

export function openedConversation(owner: Owner, row: ConversationRow): Conversation {
  const { id, style, titleUpdated, onboarding, notesRead, keptHours } = row
  return {
    id,
    style,
    title: openedTitle(owner, id, row.title),
    titleUpdated,
    lastMessage: openedLastMessage(owner, id, row.lastMessage),
    createdAt: row.createdAt.toISOString(),
    timestamp: row.timestamp.toISOString(),
    onboarding,
    notesRead,
    keptHours,
    pinned: row.pinnedAt !== null,
  }
}

/** Titles and previews have one size, but for some made of emoji. */
const SHORT_TEXT = doublingFrom(256)
/** Holds every state of risk there is. */
const RISK_STATE = exactly(192)

/** Where the sealed values of a conversation belong. */
const placeOf = {
  title: (id: string): Place => place(`conversas/${id}/title`),
  lastMessage: (id: string): Place => place(`conversas/${id}/lastMessage`),
  /** Bound to how far the conversation is: the state of an earlier moment does not open later. */
  risk: (id: string, nextSeq: number): Place => ({
    name: `conversas/${id}/${nextSeq}/risco`,
    size: RISK_STATE,
  }),
}

const place = (name: string): Place => ({ name, size: SHORT_TEXT })

/** Null for an empty one. */
export const sealedLastMessage = ({ cipher }: Owner, id: string, lastMessage: string): Buffer | null =>
  lastMessage === '' ? null : cipher.seal(placeOf.lastMessage(id), lastMessage)

export const sealedTitle = ({ cipher }: Owner, id: string, title: string): Buffer =>
  cipher.seal(placeOf.title(id), title)

const openedLastMessage = ({ cipher }: Owner, id: string, sealed: Uint8Array | null): string =>
  sealed ? (cipher.open(placeOf.lastMessage(id), sealed) ?? MESSAGE_UNREADABLE) : ''

export const openedTitle = ({ cipher }: Owner, id: string, sealed: Uint8Array | null): string =>
  sealed ? (cipher.open(placeOf.title(id), sealed) ?? TITLE_UNREADABLE) : ''

/** A conversation and its next message's place in the order: the state of risk holds until there. */
type Moment = { id: string; next: number }

/** What a conversation remembers of risk, sealed like its words. */
export const risk = {
  async stateOf(sql: Queryable, owner: Owner, id: string): Promise<RiskState | null> {
    const row = await find(sql, owner, id)
    return row ? risk.opened(owner, row, row.risco) : NO_RISK
  },

  opened({ cipher }: Owner, { id, next }: Moment, sealed: Uint8Array | null): RiskState | null {
    const opened = cipher.open(placeOf.risk(id, next), sealed)
    return opened === null ? null : parseRiskState(JSON.parse(opened))
  },

  sealed: ({ cipher }: Owner, { id, next }: Moment, state: RiskState): Buffer =>
    cipher.seal(placeOf.risk(id, next), JSON.stringify(state)),

  /** Puts another state in the place of the one that is there. The caller has locked the conversation. */
  async change(tx: Queryable, owner: Owner, id: string, changed: (state: RiskState | null) => RiskState) {
    const row = await find(tx, owner, id)
    const state = changed(row ? risk.opened(owner, row, row.risco) : NO_RISK)
    if (row)
      await tx`update conversas set risco = ${risk.sealed(owner, row, state)}
        where "userId" = ${owner.id} and id = ${id}`
    return state
  },
}

async function find(sql: Queryable, owner: Owner, id: string) {
  const [row] = await sql<(Moment & { risco: Uint8Array | null })[]>`
    select id, "nextSeq" as next, risco from conversas where "userId" = ${owner.id} and id = ${id}`
  return row
}

/** How far a person is with the scripted welcome: the specification's `onboardingFinalizado`. */
export const welcome = {
  async isOver(sql: Queryable, owner: Owner): Promise<boolean> {
    const [row] = await sql`select "onboardingFinalizado" as done from users where id = ${owner.id}`
    return row?.done === true
  },

  async end(sql: Queryable, owner: Owner): Promise<void> {
    await sql`update users set "onboardingFinalizado" = true where id = ${owner.id}`
  },
}
