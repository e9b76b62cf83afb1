import { columnOf, firstRow, hasRows, type Queryable, type Sql } from '#server/platform/db/database.ts'

export type WrappedKey = { userId: string; masterVersion: number; wrapped: Uint8Array }

type SealedSecret = { nome: string; masterVersion: number; selado: Uint8Array }

export type MasterProof = { version: number; proof: Uint8Array }

/** Held from reading the key file until the last key is wrapped. */
const LOCK = 7_266_426

/** The table of master keys: by the proof that each has left one knows which key is which version. */
export const masterProofs = {
  all: async (sql: Queryable): Promise<MasterProof[]> =>
    await sql<MasterProof[]>`select version, proof from chaves_mestras order by version`,

  /** With `onlyFirst`, only in a database that knows none. */
  async add(sql: Queryable, { version, proof }: MasterProof, { onlyFirst = false } = {}): Promise<void> {
    await sql`insert into chaves_mestras (version, proof) select ${version}::int, ${proof}
      ${onlyFirst ? sql`where not exists (select from chaves_mestras)` : sql``} on conflict do nothing`
  },

  allWithUse: async (sql: Queryable): Promise<(MasterProof & { inUse: boolean })[]> =>
    await sql<(MasterProof & { inUse: boolean })[]>`
      select version, proof, exists (select from chaves where "masterVersion" = m.version)
        or exists (select from segredos where "masterVersion" = m.version) as "inUse"
      from chaves_mestras m order by version`,

  /** Does the work while no other command, on whatever machine, changes the master keys or the file that holds them. */
  async whileLocked<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
    const done = await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCK})`
      return { result: await work() }
    })
    return done.result as T
  },

  /** Until the transaction ends, no other one stores anything under a master key. */
  async lockUse(tx: Queryable): Promise<void> {
    await tx`lock table chaves, segredos, contagens, contagens_tokens in share row exclusive mode`
  },
}

export const sealedSecrets = {
  find: (sql: Queryable, nome: string): Promise<SealedSecret | null> =>
    firstRow(sql<SealedSecret[]>`
      select nome, "masterVersion", selado from segredos where nome = ${nome}`),

  /** False when a newer master key has taken over, or `onlyNew` and there is one already. */
  put: (sql: Queryable, { nome, masterVersion, selado }: SealedSecret, { onlyNew = false } = {}) =>
    hasRows(sql`
      insert into segredos (nome, "masterVersion", selado)
      select ${nome}, ${masterVersion}::int, ${selado}
      where ${masterVersion} = (select max(version) from chaves_mestras)
      on conflict (nome) do ${
        onlyNew
          ? sql`nothing`
          : sql`update set selado = excluded.selado, "masterVersion" = excluded."masterVersion"`
      } returning 1`),

  names: (sql: Queryable): Promise<string[]> => columnOf(sql`select nome from segredos`),

  async remove(sql: Queryable, nome: string): Promise<void> {
    await sql`delete from segredos where nome = ${nome}`
  },

  /** Those that are not sealed with this version yet, locked. */
  takeOthers: async (tx: Queryable, masterVersion: number): Promise<SealedSecret[]> =>
    await tx<SealedSecret[]>`
      select nome, "masterVersion", selado from segredos where "masterVersion" <> ${masterVersion}
      order by nome for update`,
}

/** The table of people's keys. Without their row nothing of a person opens. */
export const personKeys = {
  find: (sql: Queryable, userId: string): Promise<WrappedKey | null> =>
    firstRow(sql<WrappedKey[]>`
      select "userId", "masterVersion", wrapped from chaves where "userId" = ${userId}`),

  /** False when there is one, the account is gone or being erased, or a newer master key has taken over. */
  add: (sql: Queryable, { userId, masterVersion, wrapped }: WrappedKey): Promise<boolean> =>
    hasRows(sql`
      insert into chaves ("userId", "masterVersion", forma, wrapped)
      select id, ${masterVersion}::int, 2, ${wrapped} from users
      where id = ${userId} and ${masterVersion} = (select max(version) from chaves_mestras)
        and not exists (select from exclusoes where "userId" = users.id and "erasedAt" is not null)
      on conflict ("userId") do nothing returning 1`),

  takeOthers: async (tx: Queryable, masterVersion: number, limit: number): Promise<WrappedKey[]> =>
    await tx<WrappedKey[]>`
      select "userId", "masterVersion", wrapped from chaves where "masterVersion" <> ${masterVersion}
      order by "userId" limit ${limit} for update`,

  anyOther: (sql: Queryable, masterVersion: number): Promise<boolean> =>
    hasRows(sql`select 1 from chaves where "masterVersion" <> ${masterVersion} limit 1`),

  async rewrap(tx: Queryable, keys: readonly WrappedKey[]): Promise<void> {
    await tx`
      update chaves set wrapped = decode(k.wrapped, 'base64'), "masterVersion" = k.version
      from unnest(${keys.map((key) => key.userId)}::uuid[], ${keys.map((key) => key.masterVersion)}::int[],
        ${keys.map((key) => Buffer.from(key.wrapped).toString('base64'))}::text[]) as k(id, version, wrapped)
      where chaves."userId" = k.id`
  },

  countByMaster: async (sql: Queryable): Promise<{ version: number; createdAt: Date; people: number }[]> =>
    await sql<{ version: number; createdAt: Date; people: number }[]>`
      select version, "createdAt", (select count(*)::int from chaves where "masterVersion" = version) as people
      from chaves_mestras order by version`,

  /** Destroys a person's key: what it sealed can never be opened again. */
  async destroy(tx: Queryable, userId: string): Promise<void> {
    await tx`delete from chaves where "userId" = ${userId}`
  },
}
