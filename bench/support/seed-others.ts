import type { Sql } from '#server/platform/db/database.ts'

/** Of so many people one has left: their plan ended long ago, they were told three times, and what they wrote is erased. */
const LEFT = 10

/**
 * People from one count to the next. Each has a session, a limit that is counted, a sale that was applied, tokens of
 * today and a conversation of four padded messages.
 */
export async function seedOthers(sql: Sql, from: number, to: number): Promise<void> {
  await sql`create temp table novos as select gen_random_uuid() as id, gen_random_uuid() as conversa, n,
      'pessoa' || n || '@exemplo.com.br' as email, n % ${LEFT} = 0 as "saiu"
    from generate_series(${from + 1}::int, ${to}::int) as n order by 1`
  // Nothing is seeded that refers to nothing, and rows come in the order of their keys: a million people take minutes, not hours.
  await sql`set session_replication_role = replica`
  await sql`set synchronous_commit = off`
  await sql`insert into users (id, email, plano, "onboardingFinalizado", "consentVersion", "consentAt")
    select id, email, 'multidao', true, 'teste', now() from novos`
  await sql`insert into liberados (email, plano, origem, "fimAcesso")
    select email, 'multidao', 'compra', now() + interval '20 days' - case when saiu then interval '200 days' else '0' end
    from novos`
  await sql`insert into correio (chave, modelo, "enviadoEm")
    select 'plano/' || id || '/' || floor(extract(epoch from "fimAcesso") * 1000)::bigint || '/' || mail, 'plano-terminou', now()
    from novos join liberados using (email), generate_series(0, 2) as mail where saiu`
  await sql`insert into sessions (id, "userId", token, "expiresAt")
    select id, id, md5(id::text), now() + interval '20 days' from novos`
  await sql`insert into limites (key, "fullAt")
    select 'messages day ' || id, now() + interval '1 hour' + n * interval '1 second' from novos`
  await sql`insert into compras_eventos (id, plataforma, evento, tipo, estado, prioridade, "compraId", "corpoHash", "recebidoEm")
    select id, 'generico', 'pago', 'pago', 'aplicado', 1, id, '', now() - n % 90 * interval '1 day' from novos`
  await sql`insert into gastos ("userId", dia, totais)
    select id, current_date, decode(repeat(md5(n::text), 8), 'hex') from novos where not saiu`
  await sql`insert into conversas ("userId", id, style, timestamp, "nextSeq", title, "lastMessage")
    select id, conversa, 'acolhedora', now() - n % 1000 * interval '1 hour', 4, decode(repeat(md5(n::text), 8), 'hex'),
      decode(repeat(md5(n::text), 8), 'hex') from novos where not saiu`
  await sql`insert into mensagens ("userId", "conversaId", seq, id, role, status, content, nivel)
    select p.id, conversa, s, gen_random_uuid(), case s % 2 when 0 then 'user' else 'assistant' end,
      case s % 2 when 0 then 'enviada' else 'completa' end, decode(repeat(md5(s::text), 20), 'hex'),
      decode(repeat(md5(s::text), 4), 'hex')
    from novos p, generate_series(0, 3) as s where not saiu order by p.id, s`
  await sql`drop table novos`
  await sql`set session_replication_role = default`
  await sql`vacuum analyze`
}
