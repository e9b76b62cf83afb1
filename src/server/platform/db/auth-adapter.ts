import {
  type AdapterFactory,
  type CleanedWhere,
  type CustomAdapter,
  createAdapterFactory,
} from 'better-auth/adapters'
import type { BetterAuthOptions } from 'better-auth/minimal'
import type postgres from 'postgres'
import { AppError } from '#domain/errors.ts'
import { type Fragment, onlyRow, type Queryable, type Sql } from './database.ts'

type Row = Record<string, unknown>
type Given = Record<string, postgres.SerializableParameter>

/** Better Auth on our PostgreSQL driver. `duringTransaction` gets the transaction of a sign-up, for our own rules. */
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

type Where = { model: string; where?: CleanedWhere[] | undefined }

function statements(sql: Queryable): CustomAdapter {
  const rows = async <T>(query: Fragment) => (await query) as unknown as T[]
  const first = async <T>(query: Fragment) => (await rows<T>(query))[0] ?? null
  return {
    create: async <T extends Row>({ model, data }: { model: string; data: T }) =>
      onlyRow(await rows<T>(sql`insert into ${sql(model)} ${sql(plain(data))} returning *`)),

    findOne: async <T>({ model, where = [] }: Where) => {
      const row = await first<Row>(sql`select * from ${sql(model)} ${filter(sql, where)} limit 1`)
      if (row && !isAsAsked(row, where))
        throw new AppError('internal', { cause: new Error('a row of another query') })
      return row as T | null
    },

    findMany: <T>({ model, where, limit, sortBy, offset }: Parameters<CustomAdapter['findMany']>[0]) =>
      rows<T>(sql`select * from ${sql(model)} ${filter(sql, where)}
        ${sortBy ? sql`order by ${sql(sortBy.field)} ${sortBy.direction === 'desc' ? sql`desc` : sql`asc`}` : sql``}
        limit ${limit ?? 100} offset ${offset ?? 0}`),

    update: <T>({ model, where, update }: Where & { update: T }) =>
      first<T>(sql`update ${sql(model)} set ${sql(plain(update as Row))} ${filter(sql, where)} returning *`),

    updateMany: async ({ model, where, update }: Where & { update: Row }) =>
      (await sql`update ${sql(model)} set ${sql(plain(update))} ${filter(sql, where)} returning 1`).length,

    delete: async ({ model, where }: Where) => {
      await sql`delete from ${sql(model)} ${filter(sql, where)}`
    },

    deleteMany: async ({ model, where }: Where) =>
      (await sql`delete from ${sql(model)} ${filter(sql, where)} returning 1`).length,

    /** Deletes a row and returns it to one of several concurrent callers only: a reset link works once. */
    consumeOne: <T>({ model, where }: Where) =>
      first<T>(sql`delete from ${sql(model)} where ctid in
        (select ctid from ${sql(model)} ${filter(sql, where)} limit 1 for update) returning *`),

    count: async ({ model, where }: Where) =>
      Number((await first<Row>(sql`select count(*) as n from ${sql(model)} ${filter(sql, where)}`))?.n),
  }
}

/** Nobody is signed in by a row that is not the one that was asked for. */
const isAsAsked = (row: Row, where: CleanedWhere[]): boolean =>
  where.every(
    ({ field, operator, connector, value }) =>
      operator !== 'eq' || connector === 'OR' || typeof value !== 'string' || row[field] === value,
  )

/** The driver refuses undefined; a missing value is simply not set. */
const plain = (data: Row) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Given

const filter = (sql: Queryable, where: CleanedWhere[] = []): Fragment =>
  where.reduce<Fragment>((before, clause, index) => {
    const connector = index === 0 ? sql`where` : clause.connector === 'OR' ? sql`or` : sql`and`
    return sql`${before} ${connector} ${condition(sql, clause)}` as Fragment
  }, sql`` as Fragment)

function condition(sql: Queryable, { field, operator, value }: CleanedWhere): Fragment {
  const column = sql(field)
  const given = value as postgres.SerializableParameter
  if (operator === 'eq' && value === null) return sql`${column} is null` as Fragment
  if (operator === 'eq') return sql`${column} = ${given}` as Fragment
  if (operator === 'lt') return sql`${column} < ${given}` as Fragment
  if (operator === 'gt') return sql`${column} > ${given}` as Fragment
  if (operator === 'in') return sql`${column} = any(${value as string[]})` as Fragment
  throw new AppError('internal', { cause: new Error(`operator ${operator} is not used here`) })
}
