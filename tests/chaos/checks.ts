import { setTimeout as wait } from 'node:timers/promises'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import type { Device, Sight, Verb } from './device.ts'
import { expectedReply } from './expected-reply.ts'
import { must } from './faults/fault.ts'
import type { Figures } from './figures.ts'
import type { ChaosWorld } from './world.ts'

/** Seconds after which a node that gives no sign is taken for dead. */
const LEASE = 5
const UNFINISHED: Partial<Record<ChatMessage['status'], Verb>> = {
  interrompida: 'continue',
  pausada: 'continue',
  erro: 'retry',
}

/** Brings the conversation to rest as a person would, then holds what is stored against what was promised. */
export async function checkRound(world: ChaosWorld, figures: Figures): Promise<void> {
  noCrash(world)
  if (world.deleted.includes(world.round().conversation)) return
  const healed = Date.now()
  await noLongClaim(world)
  const resting = await storesWhatWasShown(world)
  if (world.round().isKilled) figures.longest('interrompida after a restart, ms', Date.now() - healed)
  const final = await finishAll(world, resting)
  everyMessageOnce(final, world.acknowledged.get(world.round().conversation) ?? [])
  everyReplyWhole(final, world.endedAt)
  for (const [name, screen] of [
    ['first', world.device],
    ['second', world.witness],
  ] as const)
    await followsToTheEnd(final, screen, name)
  await noPieceLeft(world)
  noSurprise(world)
  noCrash(world)
}

/** What was deleted for good is erased with everything in it, also if a reply was being written. */
export async function checkErased({ sql, deleted }: ChaosWorld): Promise<void> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(200)) {
    const [left] = await sql<{ n: number }[]>`select
      (select count(*) from conversas where id = any(${deleted}::uuid[]))::int +
      (select count(*) from mensagens where "conversaId" = any(${deleted}::uuid[]))::int +
      (select count(*) from respostas_trechos)::int as n`
    if (left?.n === 0) return
    must(Date.now() < end, `${left?.n} rows are left of deleted conversations and of replies that have ended`)
  }
}

/** The conversation once nothing is being written, and what both screens had shown before it was asked for. */
async function comesToRest(world: ChaosWorld): Promise<{ messages: ChatMessage[]; sights: Sight[] }> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(50)) {
    const sights = [world.device, world.witness].flatMap((screen) => screen.sights())
    const messages = await world.device.messages(world.round().conversation)
    if (messages.every((message) => message.status !== 'escrevendo')) return { messages, sights }
    must(Date.now() < end, 'a reply is stuck')
  }
}

/** A reply that a dead node was writing can be closed after this long: nobody claims one for longer. */
export async function noLongClaim({ sql }: Pick<ChaosWorld, 'sql'>): Promise<void> {
  const [claim] = await sql<{ left: number | null }[]>`
    select max(extract(epoch from "leaseUntil" - now()))::float as left from nos`
  must((claim?.left ?? 0) <= LEASE, `a reply is claimed for ${claim?.left} s`)
}

/**
 * The conversation at rest, with everything that was on a screen. A machine that is far too slow takes a node for dead that
 * is not: it shows the first words of a reply that was closed meanwhile, and stores them when it has taken the reply back.
 */
async function storesWhatWasShown(world: ChaosWorld): Promise<ChatMessage[]> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(50)) {
    const { messages, sights } = await comesToRest(world)
    const loss = findLoss(world, messages, sights)
    if (!loss) return messages
    must(!world.round().isKilled && Date.now() < end, loss)
  }
}

/**
 * What was on a screen and is not stored, in words. If a server is killed that may be the first words of a reply, which leave
 * while they are being stored, all others after it; and those that come while the database is away.
 */
function findLoss(world: ChaosWorld, messages: ChatMessage[], sights: Sight[]): string | null {
  const { isKilled, isDatabaseAway } = world.round()
  for (const { id, content, status } of messages) {
    if (status === 'erro' || world.endedAt.has(id)) continue
    for (const { replyId, text, areFirstWords } of sights) {
      if (replyId !== id || content.startsWith(text)) continue
      if (!text.startsWith(content)) return 'a reply is stored with other words than were shown'
      const lost = `${text.length - content.length} characters that were shown are not stored`
      if (!isKilled) return `${lost}, and no server was killed`
      if (!areFirstWords && !isDatabaseAway) return `${lost}, and they are not the first words`
    }
  }
  return null
}

/** Continues what was interrupted or paused and tries again what failed, until every reply is complete. */
async function finishAll(world: ChaosWorld, resting: ChatMessage[]): Promise<ChatMessage[]> {
  let messages = resting
  for (let turn = 0; turn < 10; turn += 1) {
    const next = messages.find(({ role, status }) => role === 'assistant' && UNFINISHED[status])
    const verb = next && UNFINISHED[next.status]
    if (!verb) break
    await world.device.steer(world.round().conversation, next.id, verb)
    messages = (await comesToRest(world)).messages
  }
  return messages
}

export function everyMessageOnce(messages: ChatMessage[], acknowledged: string[]): void {
  const stored = messages.filter((message) => message.role === 'user').map((message) => message.id)
  must(
    stored.length === acknowledged.length && stored.every((id) => acknowledged.includes(id)),
    `acknowledged ${acknowledged.length} messages, stored ${stored.length}`,
  )
  must(JSON.stringify(stored) === JSON.stringify(acknowledged), 'messages are stored in another order')
}

export function everyReplyWhole(messages: ChatMessage[], endedAt: Map<string, string>): void {
  messages.forEach((message, index) => {
    const question = messages[index - 1]
    if (message.role !== 'assistant' || !question) return
    must(message.status === 'completa', `a reply ended as ${message.status}`)
    const ended = endedAt.get(message.id)
    if (ended !== undefined)
      must(message.content === ended, 'a reply that was ended is not what was shown of it')
    else must(message.content === expectedReply(question.content), 'a reply is not what the model said')
  })
}

/** Both screens, wherever they are connected, come to show exactly what is stored, by following alone. */
async function followsToTheEnd(messages: ChatMessage[], screen: Device, name: string): Promise<void> {
  const differs = ({ id, role, content, status }: ChatMessage): boolean => {
    if (role === 'user') return !screen.hasHeardOf(id)
    const reply = screen.replies.get(id)
    return reply?.text !== content || reply.status !== status
  }
  for (const end = Date.now() + HANG_TIMEOUT; messages.some(differs); await wait(20)) {
    const { role, content, id } = messages.find(differs) ?? {}
    const shown = screen.replies.get(id ?? '')
    must(
      Date.now() < end,
      `the ${name} screen shows ${shown?.text.length} characters (${shown?.status}) of a ${role} message of ${content?.length}`,
    )
  }
}

/** A reply of a conversation that was deleted in a round before may still be on its way; it ends or is erased. */
async function noPieceLeft({ sql, deleted }: ChaosWorld): Promise<void> {
  const [pieces] = await sql<{ n: number }[]>`
    select count(*)::int as n from respostas_trechos t left join mensagens m on m.id = t."mensagemId"
    where m.status is distinct from 'escrevendo' or not (m."conversaId" = any(${deleted}::uuid[]))`
  must(pieces?.n === 0, `${pieces?.n} pieces are left of replies that have ended`)
}

function noSurprise(world: ChaosWorld): void {
  const surprises = [world.device, world.witness].flatMap((screen) => screen.takeSurprises())
  const unexplained = surprises.filter((line) => !(world.round().mayBeGone && line.endsWith('404')))
  must(unexplained.length === 0, [...new Set(unexplained)].join('; '))
}

function noCrash({ nodes }: ChaosWorld): void {
  const crash = nodes.map((node) => node.takeCrash()).find((found) => found !== null)
  must(!crash, crash ?? '')
}
