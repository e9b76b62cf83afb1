import type { Sql } from '#server/platform/db/database.ts'

const MESSAGES_PER_CONVERSATION = 100
const CONVERSATIONS_PER_PERSON = 10

/** People who wrote today, and whose limits are counted therefore. */
const PEOPLE_TODAY = 25_000

/** So many messages of other people, as a database that has been used for years holds them. Nobody opens them. */
export async function seedCrowd(sql: Sql, messages: number): Promise<void> {
  const people = Math.ceil(messages / MESSAGES_PER_CONVERSATION / CONVERSATIONS_PER_PERSON)
  await sql`insert into users (id, email, plano, "onboardingFinalizado", "consentVersion", "consentAt")
    select gen_random_uuid(), 'pessoa' || n || '@exemplo.com.br', 'multidao', true, 'teste', now()
    from generate_series(1, ${people}::int) as n`
  await sql`insert into conversas ("userId", id, style, timestamp, "nextSeq")
    select id, gen_random_uuid(), 'acolhedora', now() - n * interval '1 hour', ${MESSAGES_PER_CONVERSATION}
    from users, generate_series(1, ${CONVERSATIONS_PER_PERSON}::int) as n where plano = 'multidao'`
  await sql`insert into mensagens ("userId", "conversaId", seq, id, role, status, content, nivel)
    select "userId", c.id, n, gen_random_uuid(), case n % 2 when 0 then 'user' else 'assistant' end,
      case n % 2 when 0 then 'enviada' else 'completa' end, decode(repeat(md5(n::text), 86), 'hex'),
      decode(repeat(md5(n::text), 4), 'hex')
    from conversas c join users u on u.id = c."userId" and u.plano = 'multidao',
      generate_series(0, ${MESSAGES_PER_CONVERSATION - 1}::int) as n`
  await sql`insert into limites (key, "fullAt")
    select 'messages ' || name || ' ' || gen_random_uuid(), now() + n * interval '1 second'
    from unnest(array['minute', 'day']) as name, generate_series(1, ${PEOPLE_TODAY}::int) as n`
  await sql`analyze`
}
