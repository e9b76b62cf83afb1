import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '#server/platform/db/database.ts'
import { startChild } from '#tests/support/process/child.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { startServerProcess } from '#tests/support/process/server-process.ts'
import { sale } from './shop.ts'
import { type SignedDelivery, signDelivery } from './sign-delivery.ts'

/** A buyer's story, in four deliveries: the payment twice, as two different deliveries, a change of plan, a renewal. */
const PER_BUYER = 4

type Storm = {
  env: Record<string, string>
  dataDir: string
  buyers: number
  /** Deliveries a second; without it as fast as `atOnce` connections go. */
  rate?: number
  atOnce: number
  /** After so many acknowledged deliveries the server is killed and started again. */
  killAfter: number[]
}

/**
 * Sends deliveries to a real server that is killed meanwhile, as a platform does: what was not acknowledged is sent
 * again. Gives how it went.
 */
export async function sendStorm({ env, dataDir, buyers, rate, atOnce, killAfter }: Storm) {
  const port = await freePort()
  const start = () => startServerProcess({ env, dataDir, port })
  const { target, secret } = await connectShop(env, dataDir, port)
  let server = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waits: number[] = []
  const kills = [...killAfter]
  let [acknowledged, again, downFor] = [0, 0, 0]
  let restarting: Promise<void> | null = null

  async function killAndRestart(): Promise<void> {
    const began = performance.now()
    await server.stop('SIGKILL')
    server = await start()
    downFor += performance.now() - began
    restarting = null
  }

  async function deliver(buyer: number, turn: number): Promise<void> {
    const delivery = deliveryOf(buyer, turn, secret)
    for (;;) {
      const began = performance.now()
      const status = await post(agent, target, delivery)
      if (status === 200) {
        waits.push(performance.now() - began)
        acknowledged += 1
        if (acknowledged >= (kills[0] ?? Infinity) && !restarting) {
          kills.shift()
          restarting = killAndRestart()
        }
        return
      }
      again += 1
      await (restarting ?? wait(20))
    }
  }

  const total = buyers * PER_BUYER
  const began = performance.now()
  let next = 0
  const sender = async () => {
    for (let at = next++; at < total; at = next++) {
      const dueAt = rate === undefined ? 0 : began + (at / rate) * 1000
      if (dueAt > performance.now()) await wait(dueAt - performance.now())
      await deliver(at % buyers, Math.floor(at / buyers))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  const took = performance.now() - began
  agent.destroy()
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    total,
    again,
    seconds: took / 1000,
    secondsDown: downFor / 1000,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    stop: () => server.stop(),
  }
}

/** What the storm left behind, once everything is worked off and every mail has left. */
export async function aftermath(sql: Sql, dataDir: string) {
  const [events] = await sql<{ kept: number; applied: number; waiting: number }[]>`
    select count(*)::int as kept, count(*) filter (where estado = 'aplicado')::int as applied,
      count(*) filter (where estado = 'novo')::int as waiting from compras_eventos`
  const [rows] = await sql<{ bought: number; anual: number; mails: number; unsent: number }[]>`
    select (select count(*)::int from liberados where origem = 'compra') as bought,
      (select count(*)::int from liberados where origem = 'compra' and plano = 'anual') as anual,
      (select count(*)::int from correio) as mails,
      (select count(*)::int from correio where "enviadoEm" is null) as unsent`
  const folder = path.join(dataDir, 'mail')
  const files = readdirSync(folder)
  const recipients = files.map(
    (file) => /^To: (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1],
  )
  return { ...events, ...rows, files: files.length, recipients: new Set(recipients).size }
}

async function connectShop(env: Record<string, string>, dataDir: string, port: number) {
  const run = async (...args: string[]) => {
    const command = startChild('src/server/commands/run.ts', ['compras', ...args], {
      env: { ...env, DATA_DIR: dataDir, PORT: String(port) },
    })
    await command.ended
    return command
  }
  for (const plan of ['mensal', 'anual']) await run('mapear', 'generico', plan, plan)
  const command = await run('integracoes', 'add', 'generico')
  const said = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(command.said.stdout)?.[1] ?? ''
  return { target: new URL(said('URL')), secret: said('SEGREDO') }
}

const storm = randomBytes(4).toString('hex')

function deliveryOf(buyer: number, turn: number, secret: string): SignedDelivery {
  const purchase = `${storm}-${buyer}`
  const email = `${purchase}@exemplo.com.br`
  const first = { purchase, email, charge: `${purchase}-1`, plan: 'mensal', at: '2026-01-01T00:00:00Z' }
  const until = '2090-01-01T00:00:00Z'
  const body = [
    sale('purchase.approved', { ...first, until }),
    sale('purchase.approved', { ...first, until }),
    sale('subscription.plan_changed', { ...first, plan: 'anual', at: '2026-01-02T00:00:00Z' }),
    sale('purchase.approved', {
      ...first,
      charge: `${purchase}-2`,
      plan: 'anual',
      until,
      at: '2026-02-01T00:00:00Z',
    }),
  ][turn]
  return signDelivery('generico', body, { secret, id: `${purchase}-${turn}` })
}

/** Zero when there was no answer. */
function post(agent: Agent, target: URL, { body, headers }: SignedDelivery): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      target,
      { agent, method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
      },
    )
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}
