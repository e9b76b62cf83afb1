import {
  type AdapterFactory,
  type CleanedWhere,
  type CustomAdapter,
  createAdapterFactory,
} from 'better-auth/adapters'
import type { BetterAuthOptions } from 'better-auth/minimal'
import type postgres from 'postgres'
import { AppError } from '#domain/errors.ts'
import type { Queryable, Sql } from './database.ts'

type Row = Record<string, unknown>
type Fragment = postgres.PendingQuery<postgres.Row[]>

/**
 * Better Auth on our PostgreSQL driver. `duringTransaction` receives the transaction that a sign-up runs in, so
 * that our own rules can ask inside it.
 */
export function authAdapter(
  sql: Sql,
  duringTransaction: <T>(tx: Queryable, work: () => Promise<T>) => Promise<T>,
) {
  let options: BetterAuthOptions = {}
  const adapterOn = (on: Queryable, root: boolean): AdapterFactory<BetterAuthOptions> =>
    createAdapterFactory({
      config: {
        adapterId: 'postgres-js',
        adapterName: 'postgres.js',
        supportsUUIDs: true,
        supportsJSON: false,
        transaction: root
          ? (work) =>
              sql.begin((tx) =>
                duringTransaction(tx, () => work(adapterOn(tx, false)(options))),
              ) as ReturnType<typeof work>
          : false,
      },
      adapter: () => statements(on),
    })
  const factory = adapterOn(sql, true)
  return (given: BetterAuthOptions) => {
    options = given
    return factory(given)
  }
}

function statements(sql: Queryable): CustomAdapter {
  const rows = async (query: Fragment) => (await query) as unknown as Row[]
  return {
    create: async <T extends Row>({ model, data }: { model: string; data: T }) =>
      (await rows(sql`insert into ${sql(model)} ${sql(plain(data))} returning *`))[0] as T,

    findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) => {
      const [row] = await rows(sql`select * from ${sql(model)} ${filter(sql, where)} limit 1`)
      if (row && !isAsAsked(row, where))
        throw new AppError('internal', { cause: new Error('a row of another query') })
      return (row ?? null) as T | null
    },

    findMany: async <T>({ model, where, limit, sortBy, offset }: Parameters<CustomAdapter['findMany']>[0]) =>
      (await rows(
        sql`select * from ${sql(model)} ${filter(sql, where)}
          ${sortBy ? sql`order by ${sql(sortBy.field)} ${sortBy.direction === 'desc' ? sql`desc` : sql`asc`}` : sql``}
          limit ${limit ?? 100} offset ${offset ?? 0}`,
      )) as T[],

    update: async <T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) =>
      ((
        await rows(
          sql`update ${sql(model)} set ${sql(plain(update as Row))} ${filter(sql, where)} returning *`,
        )
      )[0] ?? null) as T | null,

    updateMany: async ({ model, where, update }: { model: string; where: CleanedWhere[]; update: Row }) =>
      (await rows(sql`update ${sql(model)} set ${sql(plain(update))} ${filter(sql, where)} returning 1`))
        .length,

    delete: async ({ model, where }: { model: string; where: CleanedWhere[] }) => {
      await sql`delete from ${sql(model)} ${filter(sql, where)}`
    },

    deleteMany: async ({ model, where }: { model: string; where: CleanedWhere[] }) =>
      (await rows(sql`delete from ${sql(model)} ${filter(sql, where)} returning 1`)).length,

    /** Deletes a row and returns it to one of several concurrent callers only: a reset link works once. */
    consumeOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
      ((
        await rows(sql`delete from ${sql(model)} where ctid in
          (select ctid from ${sql(model)} ${filter(sql, where)} limit 1 for update) returning *`)
      )[0] ?? null) as T | null,

    count: async ({ model, where }: { model: string; where?: CleanedWhere[] | undefined }) =>
      Number((await rows(sql`select count(*) as n from ${sql(model)} ${filter(sql, where)}`))[0]?.n ?? 0),
  }
}

/** Nobody is signed in by a row that is not the one that was asked for. */
const isAsAsked = (row: Row, where: CleanedWhere[]): boolean =>
  where.every(
    ({ field, operator, connector, value }) =>
      operator !== 'eq' || connector === 'OR' || typeof value !== 'string' || row[field] === value,
  )

/** The driver refuses undefined; a missing value is simply not set. */
function plain(data: Row): Record<string, postgres.SerializableParameter> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof plain
  >
}

const filter = (sql: Queryable, where: CleanedWhere[] = []): Fragment =>
  where.reduce<Fragment>((before, clause, index) => {
    const connector = index === 0 ? sql`where` : clause.connector === 'OR' ? sql`or` : sql`and`
    return sql`${before} ${connector} ${condition(sql, clause)}` as Fragment
  }, sql`` as Fragment)

function condition(sql: Queryable, { field, operator, value }: CleanedWhere): Fragment {
  const column = sql(field)
  const given = value as postgres.SerializableParameter
  switch (operator) {
    case 'eq':
      return (value === null ? sql`${column} is null` : sql`${column} = ${given}`) as Fragment
    case 'ne':
      return (value === null ? sql`${column} is not null` : sql`${column} <> ${given}`) as Fragment
    case 'lt':
      return sql`${column} < ${given}` as Fragment
    case 'lte':
      return sql`${column} <= ${given}` as Fragment
    case 'gt':
      return sql`${column} > ${given}` as Fragment
    case 'gte':
      return sql`${column} >= ${given}` as Fragment
    case 'in':
      return sql`${column} = any(${value as string[]})` as Fragment
    default:
      throw new AppError('internal', { cause: new Error(`operator ${operator} is not used here`) })
  }
}
