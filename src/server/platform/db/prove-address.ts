import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { isLoopback } from '#server/platform/network.ts'
import { SettingError } from '#server/platform/setting-error.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import type { Sql } from './database.ts'

const OLDEST_SERVER = 14
const RECEIVED_WITHIN = 10_000
/** How long a query may wait for another connection's transaction: behind a pooler with a single connection it does. */
const WAITS_FOR_OTHER = 2_000
const DIRECT = 'Use o endereço direto do PostgreSQL, ou um pooler com pool_mode = session.'

/** Refuses an address on which the product would fail later or lose what people write; the sentence names the remedy. */
export async function proveAddress(sql: Sql): Promise<void> {
  await refuseUnfitServer(sql)
  await refuseSharedConnections(sql)
  await refuseWithoutNotifications(sql)
}

type Facts = {
  major: number
  isStandby: boolean
  isReadOnly: boolean
  schema: string | null
  mayCreate: boolean
}

async function refuseUnfitServer(sql: Sql): Promise<void> {
  const [facts] = await sql<Facts[]>`
    select current_setting('server_version_num')::int / 10000 as major, pg_is_in_recovery() as "isStandby",
      current_setting('transaction_read_only') = 'on' as "isReadOnly", current_schema() as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`
  if (!facts) throw refusal('o PostgreSQL não respondeu.')
  const { major, isStandby, isReadOnly, schema, mayCreate } = facts
  if (major < OLDEST_SERVER)
    throw refusal(`o PostgreSQL precisa ser o ${OLDEST_SERVER} ou mais novo; este é o ${major}.`)
  if (isStandby)
    throw refusal(
      'este PostgreSQL é uma réplica que só lê. Use o endereço do primário, ou o de todos: servidor1:5432,servidor2:5432.',
    )
  if (isReadOnly)
    throw refusal('este PostgreSQL só deixa ler: desligue default_transaction_read_only para este usuário.')
  if (!mayCreate)
    throw refusal(
      `o usuário não pode criar tabelas no esquema ${schema ?? 'public'}. Como dono do banco: grant usage, create on schema ${schema ?? 'public'} to USUARIO;`,
    )
}

/** A pooler that gives each transaction another connection: what a session sets is then found in others, or nowhere. */
async function refuseSharedConnections(sql: Sql): Promise<void> {
  const [own, other] = [await sql.reserve(), await sql.reserve()]
  const mark = randomUUID()
  const read = "select current_setting('aconchego.mark', true) as mark"
  try {
    await own.unsafe(`select set_config('aconchego.mark', '${mark}', false)`)
    // A pooler that shares them between statements ends the connection here.
    await other.unsafe('begin').catch(() => {
      throw shared()
    })
    const [elsewhere] = await other.unsafe(read)
    if (elsewhere?.mark === mark) throw shared()
    const here = own.unsafe(read).execute()
    await withTimeout<unknown>(WAITS_FOR_OTHER, here, null)
    await other.unsafe('rollback')
    if ((await here)[0]?.mark !== mark) throw shared()
  } finally {
    own.release()
    other.release()
  }
}

async function refuseWithoutNotifications(sql: Sql): Promise<void> {
  const channel = `aconchego_${randomUUID()}`
  const { promise: isReceived, resolve: received } = Promise.withResolvers<boolean>()
  await sql.listen(channel, () => received(true))
  await sql.notify(channel, '')
  if (!(await withTimeout(RECEIVED_WITHIN, isReceived, false)))
    throw refusal(`avisos do PostgreSQL (LISTEN e NOTIFY) não chegam por ele. ${DIRECT}`)
}

/** A local address may be a proxy to another machine: the server names its own, and whether what reaches it is encrypted. */
export async function refuseForwardedPlain(sql: Sql): Promise<void> {
  const [{ address, isEncrypted } = { address: null, isEncrypted: false }] = await sql<
    { address: string | null; isEncrypted: boolean | null }[]
  >`
    select host(inet_server_addr()) as address,
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as "isEncrypted"`
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map((one) => one.address) ?? [])
  if (isEncrypted || address === null || isLoopback(address) || own.includes(address)) return
  throw refusal(
    `leva ao PostgreSQL em ${address} sem TLS: acrescente ?sslmode=require. Se o caminho até lá já é cifrado, ou não sai desta máquina: DATABASE_ENCRYPTED=sim.`,
  )
}

const shared = (): SettingError =>
  refusal(
    `é de um pooler que troca de conexão entre transações, e com ele se perderia o que as pessoas escrevem. ${DIRECT}`,
  )

const refusal = (sentence: string): SettingError => new SettingError('DATABASE_URL', sentence)
