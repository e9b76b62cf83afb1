import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { riskLevels } from '#domain/safety/risk-level.ts'
import { wrapKey } from '#server/features/keys/key-ring.ts'
import { seal } from '#server/platform/crypto/seal.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { seededText } from './seed-archive.ts'

/**
 * One conversation of so many messages for a person without a key, as the program stored it before values were padded:
 * every tenth message with a level, the others with none.
 */
export async function seedFirstForm(
  sql: Sql,
  masterKey: Buffer,
  userId: string,
  messages: number,
): Promise<string> {
  const plain = randomBytes(32)
  const master = { version: 1, key: createSecretKey(masterKey) }
  const { wrapped } = wrapKey(master, { userId, form: 1 }, plain)
  await sql`insert into chaves ("userId", "masterVersion", forma, wrapped) values (${userId}, 1, 1, ${wrapped})`
  const key = createSecretKey(plain)
  const id = uuidv7()
  const place = (field: string) => `${userId}/conversas/${id}/${field}`
  await sql`insert into conversas ("userId", id, style, title, "lastMessage", risco, "nextSeq")
    values (${userId}, ${id}, 'acolhedora', ${seal(key, place('title'), 'Conversa')},
      ${seal(key, place('lastMessage'), 'O que foi dito')}, null, ${messages})`
  const rows = Array.from({ length: messages }, (_, seq) => oldMessage(key, userId, seq))
  await sql`
    insert into mensagens ("userId", "conversaId", seq, id, role, status, content, nivel)
    select ${userId}, ${id}, seq, id, role, case role when 'user' then 'enviada' else 'completa' end,
      decode(content, 'base64'), decode(nivel, 'base64')
    from unnest(${rows.map((row) => row.seq)}::int[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.role)}::text[], ${rows.map((row) => row.content)}::text[],
      ${rows.map((row) => row.nivel)}::text[]) as m(seq, id, role, content, nivel)`
  return id
}

function oldMessage(key: KeyObject, userId: string, seq: number) {
  const id = uuidv7()
  const sealed = (field: string, text: string) =>
    seal(key, `${userId}/mensagens/${id}/${field}`, text).toString('base64')
  return {
    id,
    seq,
    role: seq % 2 === 0 ? 'user' : 'assistant',
    content: sealed('content', seededText(seq)),
    nivel: seq % 10 === 5 ? sealed('nivel', riskLevels[1 + (seq % 5)] ?? '') : null,
  }
}
