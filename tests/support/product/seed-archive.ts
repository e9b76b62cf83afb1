import { randomUUID } from 'node:crypto'
import { NO_RISK } from '#domain/safety/state/risk-state.ts'
import { risk, sealedTitle } from '#server/features/chat/conversations/store.ts'
import { textOnly } from '#server/features/chat/store/messages.ts'
import { sealedContent, sealedLevel } from '#server/features/chat/store/sealed-message.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
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
  owner: Owner,
  { conversations, messages, text = seededText }: Seed,
): Promise<string[]> {
  const ids = Array.from({ length: conversations }, () => randomUUID())
  const next = Math.ceil(messages / conversations)
  await sql`
    insert into conversas ("userId", id, style, title, risco, "nextSeq", timestamp, "createdAt")
    select ${owner.id}, id, 'acolhedora', decode(title, 'base64'), decode(risco, 'base64'), ${next},
      now() - n * interval '1 hour', now() - interval '90 days'
    from unnest(${ids}::uuid[], ${ids.map((id, at) => base64(sealedTitle(owner, id, `Conversa ${at + 1}`)))}::text[],
      ${ids.map((id) => base64(risk.sealed(owner, { id, next }, NO_RISK)))}::text[])
      with ordinality as c(id, title, risco, n)`
  for (let from = 0; from < messages; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, messages - from) }, (_, offset) => {
      const at = from + offset
      const seq = Math.floor(at / conversations)
      const key = {
        id: randomUUID(),
        conversationId: ids[at % conversations] ?? '',
        seq,
        role: seq % 2 === 0 ? ('user' as const) : ('assistant' as const),
        onboarding: false,
      }
      const content = base64(sealedContent(owner, key, textOnly(text(at))))
      return { ...key, content, nivel: base64(sealedLevel(owner, key, { level: 'nenhum', revision: 0 })) }
    })
    await sql`
      insert into mensagens ("userId", "conversaId", seq, id, role, status, whole, content, nivel)
      select ${owner.id}, c, seq, id, role, case role when 'user' then 'enviada' else 'completa' end,
        role = 'assistant', decode(content, 'base64'), decode(nivel, 'base64')
      from unnest(${rows.map((row) => row.conversationId)}::uuid[], ${rows.map((row) => row.seq)}::int[],
        ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.role)}::text[],
        ${rows.map((row) => row.content)}::text[], ${rows.map((row) => row.nivel)}::text[])
        as m(c, seq, id, role, content, nivel)`
  }
  if (messages >= 1_000) await sql`analyze mensagens`
  return ids
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64')
}
