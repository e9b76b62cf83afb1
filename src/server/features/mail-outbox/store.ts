import type { Platform } from '#domain/purchases/canonical-event.ts'
import type { RequestKind } from '#domain/purchases/purchase-request.ts'
import { hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'

type EndOfPlan = { terminouEm: number; apagaEm: number }
type Link = { personId: string }
type Moment = { em: number }

/** Every mail by the name of its template, with what it is written from. */
type MailData = {
  'criar-conta': { plano: string }
  'plano-terminou': EndOfPlan
  'apaga-em-breve': EndOfPlan
  'apaga-amanha': EndOfPlan
  'senha-trocada': Moment
  'nova-senha': Link
  entrada: Link
  'conta-criada': Moment
  'conta-sera-excluida': { pessoa: string }
  'conta-excluida': Moment
  'operador-entrou': Moment & { nome: string; email: string; por: string; linhas: number }
  atencao: { lines: string[] }
  'pedido-compra': {
    numero: string
    tipo: RequestKind
    plataforma: Platform
    compraId: string
    pedidoEm: number
  }
  'seus-dados': Record<string, never>
}
export type TemplateName = keyof MailData
type MailOf<Name extends TemplateName> = { chave: string; modelo: Name; para: string; dados: MailData[Name] }
export type NewMail = { [Name in TemplateName]: MailOf<Name> }[TemplateName]
export type DueMail<Name extends TemplateName = TemplateName> = MailOf<Name> & { criadoEm: Date }

type KeptMail = Pick<NewMail, 'modelo'> & {
  criadoEm: Date
  enviadoEm: Date | null
  isWaiting: boolean
}

/** Mails that must leave, however long the mail server is unreachable. A key that is there already makes no second one. */
export const mailOutbox = {
  async add(tx: Queryable, mails: NewMail[]): Promise<void> {
    if (mails.length === 0) return
    await tx`
      insert into correio (chave, modelo, para, dados)
      select chave, modelo, para, dados
      from jsonb_populate_recordset(null::correio, ${JSON.stringify(mails)}::text::jsonb)
      on conflict (chave) do nothing`
  },

  /** Claims the due mails for this node, with exponential backoff. */
  takeDue: async (sql: Queryable, retryMs: number, limit: number): Promise<DueMail[]> =>
    await sql<DueMail[]>`
      update correio set "proximaEm" = now() + greatest(${`${retryMs} milliseconds`}::interval, (now() - "criadoEm") / 4)
      where chave in (
        select chave from correio where "enviadoEm" is null and para is not null and "proximaEm" <= now()
        order by "proximaEm" limit ${limit} for update skip locked)
      returning chave, modelo, para, dados, "criadoEm"`,

  /** Makes those of this kind due that still wait for their next try. */
  hurry: (sql: Queryable, modelo: TemplateName, para: string): Promise<boolean> =>
    hasRows(sql`
      update correio set "proximaEm" = now()
      where para = ${para} and modelo = ${modelo} and "enviadoEm" is null returning 1`),

  /** The mail is out: whom it was for is forgotten. */
  async sent(sql: Queryable, chave: string): Promise<void> {
    await sql`update correio set "enviadoEm" = now(), para = null, dados = '{}' where chave = ${chave}`
  },

  /** It will never leave, or need not any more. */
  async drop(sql: Queryable, chave: string): Promise<void> {
    await sql`update correio set para = null, dados = '{}' where chave = ${chave}`
  },

  /** It has left or need not leave, and nobody will ask whether it did. */
  async remove(sql: Queryable, chave: string): Promise<void> {
    await sql`delete from correio where chave = ${chave}`
  },

  async waiting(sql: Queryable): Promise<{ total: number; oldestSeconds: number }> {
    const counted = await sql<{ total: number; oldestSeconds: number }[]>`
      select count(*)::int as total, coalesce(extract(epoch from now() - min("criadoEm")), 0)::float as "oldestSeconds"
      from correio where "enviadoEm" is null and para is not null`
    return onlyRow(counted)
  },

  async sentAt(sql: Queryable, keys: string[]): Promise<Map<string, Date | null>> {
    const rows = await sql<{ chave: string; enviadoEm: Date | null }[]>`
      select chave, "enviadoEm" from correio where chave = any(${keys}::text[])`
    return new Map(rows.map(({ chave, enviadoEm }) => [chave, enviadoEm]))
  },

  /** Those that an e-mail got or will get: with these keys, about its account, or still addressed to it. */
  async about(sql: Queryable, email: string, keys: string[]): Promise<KeptMail[]> {
    // Each part has its index. What follows a key begins with '/', and '0' is the letter behind that.
    return await sql<KeptMail[]>`
      with found as (
        select chave from correio where para = ${email}
        union select chave from correio where chave = any(${keys}::text[])
        union select c.chave from unnest(${keys}::text[]) as k(key)
          join correio c on c.chave collate "C" >= k.key || '/' and c.chave collate "C" < k.key || '0'
        union select c.chave from users join correio c on split_part(c.chave, '/', 2) = users.id::text
          where users.email = ${email} and starts_with(c.chave, 'plano/')
      )
      select modelo, "criadoEm", "enviadoEm", "enviadoEm" is null and para is not null as "isWaiting"
      from found join correio using (chave) order by "criadoEm", chave`
  },

  /** Mails whose keys name this person, always in the second place. */
  async forgetPerson(tx: Queryable, personId: string): Promise<void> {
    await tx`delete from correio where split_part(chave, '/', 2) = ${personId}`
  },

  async forgetEmail(tx: Queryable, email: string): Promise<void> {
    await tx`delete from correio where para = ${email}`
  },
}
