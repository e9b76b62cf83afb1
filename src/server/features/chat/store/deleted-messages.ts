import type { ChatMessage } from '#domain/chat/conversation.ts'
import { statusesBefore } from '#domain/chat/transitions.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { hasRows, type Queryable } from '#server/platform/db/database.ts'
import { textOnly } from './messages.ts'
import { pieces } from './pieces.ts'
import { sealedContent } from './sealed-message.ts'

type Pair = { message: ChatMessage; reply: ChatMessage | null }
type Restored = { id: string; isUnsaid: boolean }

/** Exchanges that a person deleted, until they are erased. The caller has locked the conversation. */
export const deletedMessages = {
  /** Takes an exchange out of the conversation and its run. `unsaid` marks a reply without a word. */
  async hide(tx: Queryable, owner: Owner, { message, reply }: Pair): Promise<void> {
    const { id: userId } = owner
    if (reply && !reply.unreadable) {
      await tx`
        update mensagens set version = version + 1, status = 'interrompida', node = null,
          content = ${sealedContent(owner, reply, textOnly(reply.content))}
        where "userId" = ${userId} and id = ${reply.id} and status = any(${statusesBefore('hide', 'interrompida')})`
      await pieces.remove(tx, owner, reply.id)
    }
    const ids = [message.id, ...(reply ? [reply.id] : [])]
    const mark = reply?.status === 'escrevendo' && isBlank(reply.content) ? { unsaid: true } : {}
    await tx`
      with taken as (delete from mensagens where "userId" = ${userId} and id = any(${ids}::uuid[]) returning *)
      insert into mensagens_apagadas ("userId", "conversaId", "mensagemId", linhas)
      select ${userId}, ${message.conversationId}, ${message.id}, jsonb_agg(to_jsonb(taken) || ${tx.json(mark)}) from taken`
  },

  async restore(tx: Queryable, owner: Owner, conversationId: string, messageId: string): Promise<Restored[]> {
    const rows = await tx<Restored[]>`
      with taken as (
        delete from mensagens_apagadas
        where "userId" = ${owner.id} and "conversaId" = ${conversationId} and "mensagemId" = ${messageId} returning linhas
      ), lines as (
        select linha from taken, jsonb_array_elements(linhas) as linha
      ), back as (
        insert into mensagens select (jsonb_populate_record(null::mensagens, linha)).* from lines
      )
      select linha->>'id' as id, linha->>'role' = 'assistant' and linha->'unsaid' is not null as "isUnsaid" from lines`
    const ids = rows.map(({ id }) => id)
    await tx`update mensagens set version = version + 1 where "userId" = ${owner.id} and id = any(${ids}::uuid[])`
    return rows
  },

  async isHidden(sql: Queryable, owner: Owner, conversationId: string, messageId: string): Promise<boolean> {
    return hasRows(sql`
      select from mensagens_apagadas
      where "userId" = ${owner.id} and "conversaId" = ${conversationId} and "mensagemId" = ${messageId}`)
  },

  async erase(sql: Queryable, afterMs: number): Promise<void> {
    await sql`delete from mensagens_apagadas where "deletedAt" < now() - ${`${afterMs} milliseconds`}::interval`
  },
}
