import { randomUUID } from 'node:crypto'
import type { Owner } from '#server/features/conversations/store.ts'
import type { Sql } from '#server/platform/db/database.ts'

const SENTENCES = [
  'Hoje acordei com um aperto no peito e não sei bem explicar de onde ele vem.',
  'Passei o dia inteiro tentando me distrair, mas o pensamento voltava sempre ao mesmo lugar.',
  'Conversar com a minha irmã ajudou um pouco, ela sempre encontra um jeito de me fazer rir.',
  'No trabalho as coisas andam corridas, e eu sinto que não dou conta de tudo o que esperam de mim.',
  'À noite fico olhando para o teto e repassando as conversas, como se pudesse mudar o que foi dito.',
  'Tem dias em que basta um café e uma janela aberta para eu me sentir melhor.',
  'O que você percebe no seu corpo quando esse pensamento aparece?',
]

/** The text of a seeded message: like one of a real conversation, and never twice the same. */
export function seededText(at: number): string {
  const parts = Array.from(
    { length: 2 + (at % 5) },
    (_, turn) => SENTENCES[(at + turn * 3) % SENTENCES.length],
  )
  return `${parts.join(' ')} (${at})`
}

export type Seed = { conversations: number; messages: number; text?: (at: number) => string }

/** Puts conversations with messages straight into the database, sealed as the product would. */
export async function seedArchive(
  sql: Sql,
  { id: userId, safe }: Owner,
  { conversations, messages, text = seededText }: Seed,
): Promise<string[]> {
  const ids = Array.from({ length: conversations }, () => randomUUID())
  await sql`insert into conversas ("userId", id, style, title, "lastMessage", timestamp, "createdAt")
    select ${userId}, id, 'acolhedora', decode(title, 'base64'), null, now() - n * interval '1 hour', now() - interval '90 days'
    from unnest(${ids}::uuid[], ${ids.map((id, at) =>
      safe.seal(`conversas/${id}/title`, `Conversa ${at + 1}`).toString('base64'),
    )}::text[]) with ordinality as c(id, title, n)`
  for (let from = 0; from < messages; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, messages - from) }, (_, offset) => {
      const at = from + offset
      const id = randomUUID()
      const content = safe.seal(`mensagens/${id}/content`, text(at)).toString('base64')
      const user = Math.floor(at / conversations) % 2 === 0
      return { id, at, content, conversation: ids[at % conversations] ?? '', user }
    })
    await sql`
      insert into mensagens ("userId", "conversaId", seq, id, role, status, content)
      select ${userId}, c, seq, id, role, case role when 'user' then 'enviada' else 'completa' end, decode(content, 'base64')
      from unnest(${rows.map((row) => row.conversation)}::uuid[],
        ${rows.map((row) => Math.floor(row.at / conversations))}::int[], ${rows.map((row) => row.id)}::uuid[],
        ${rows.map((row) => (row.user ? 'user' : 'assistant'))}::text[], ${rows.map((row) => row.content)}::text[])
        as m(c, seq, id, role, content)`
  }
  await sql`update conversas set "nextSeq" = ${Math.ceil(messages / conversations)} where "userId" = ${userId}`
  if (messages >= 1_000) await sql`analyze mensagens`
  return ids
}
