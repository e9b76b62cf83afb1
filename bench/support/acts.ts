import { randomUUID } from 'node:crypto'
import {
  CONVERSATIONS_PER_PAGE,
  DELIVERIES_KEPT,
  MESSAGES_PER_PAGE,
  messageLimits,
  UNDO_LASTS,
  UNUSED_ENTRY_KEPT,
} from '#domain/limits.ts'
import { NO_RISK } from '#domain/safety/state/risk-state.ts'
import { sessions } from '#server/features/accounts/store/sessions.ts'
import { conversations, risk } from '#server/features/chat/conversations/store.ts'
import { deletedMessages } from '#server/features/chat/store/deleted-messages.ts'
import { keepExchange } from '#server/features/chat/store/keep-exchange.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { readSnapshot } from '#server/features/chat/store/snapshot.ts'
import { settleReply } from '#server/features/chat/store/versions.ts'
import { clearExpired } from '#server/features/housekeeping/housekeeping.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { longestWait, takeFromBuckets } from '#server/features/limits/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { searchConversations } from '#server/features/privacy/search-conversations.ts'
import { deletions } from '#server/features/privacy/store/deletions.ts'
import { endedPlans } from '#server/features/purchases/store/ended-plans.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { spentDays } from '#server/features/spending/store.ts'
import { totals } from '#server/features/status/store.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'

type Act = (tx: Queryable) => Promise<unknown>

/** What a person does, by the statements of its use-case; each request begins with 'who asks'. */
export function actsOf(owner: Owner, conversation: string): Record<string, Act> {
  const place = { conversationId: conversation, onboarding: false, nivel: 'nenhum' as const }
  const reply = { ...place, id: randomUUID() }
  const node = randomUUID()
  const exchange = {
    message: { id: randomUUID(), content: 'Oi.', nivel: 'nenhum' as const },
    onboarding: false,
    node,
    risk: NO_RISK,
    title: 'Oi.',
  }
  const limit = messageLimits({ perMinute: 200, perDay: 400 }).minute
  const limits = ['minute', 'day'].map((name) => ({ key: `messages ${name} ${owner.id}`, limit }))
  const unlimited = { take: async () => {} }
  const cursor = { time: Date.now(), id: conversation }
  return {
    'who asks': (tx) => sessions.findFresh(tx, 'nobody', new Date()),
    'list of conversations': (tx) => conversations.list(tx, owner, null, CONVERSATIONS_PER_PAGE + 1),
    'next page of the list': (tx) => conversations.list(tx, owner, cursor, CONVERSATIONS_PER_PAGE + 1),
    'a conversation': (tx) => conversations.findOwned(tx, owner, conversation),
    'a page of messages': (tx) => messages.page(tx, owner, conversation, null, MESSAGES_PER_PAGE + 1),
    'a message': (tx) => messages.find(tx, owner, reply.id),
    'search of all messages': (tx) =>
      searchConversations(
        { sql: tx as Sql, keyRing: { of: async () => owner.cipher }, limiter: unlimited } as never,
        owner.id,
        'janela',
      ),
    'sending a message': async (tx) => {
      const snapshot = await readSnapshot(tx, owner, conversation, { lookedBack: 20, limits })
      if (snapshot) await keepExchange(tx, owner, snapshot, exchange, limits)
    },
    'how long to wait': (tx) => longestWait(tx, limits),
    'another limit': (tx) => takeFromBuckets(tx, [{ key: `another ${owner.id}`, limit }]),
    'state of risk': (tx) => risk.stateOf(tx, owner, conversation),
    'the end of a reply': (tx) =>
      settleReply(
        tx,
        owner,
        { ...reply, seq: 1, role: 'assistant', node, version: 0 },
        { status: 'completa', text: 'Oi.', whole: true },
        [],
      ),
  }
}

/** What each node does at intervals, in an hour in which nothing is due. */
export const HOUSEKEEPING: Record<string, Act> = {
  'abandoned replies': (tx) => messages.abandoned(tx, []),
  'deleted conversations': (tx) => conversations.eraseHidden(tx, UNDO_LASTS),
  'deleted messages': (tx) => deletedMessages.erase(tx, UNDO_LASTS),
  'conversations whose time is over': (tx) => conversations.hideDue(tx, 100),
  'accounts to be erased': (tx) => deletions.takeDue(tx, 1_000, 5),
  deliveries: (tx) => inbox.takeNew(tx, 100),
  mails: (tx) => mailOutbox.takeDue(tx, 1_000, 100),
  'plans that ended': async (tx) => {
    const slice = await endedPlans.slice(tx, '', 2_000)
    await endedPlans.due(tx, new Date(), slice)
    await endedPlans.unused(tx, UNUSED_ENTRY_KEPT, slice)
  },
  'old deliveries': (tx) => inbox.clearOld(tx, DELIVERIES_KEPT),
  'what has run out': (tx) => clearExpired(tx),
  'queues, for metrics': async (tx) => {
    await mailOutbox.waiting(tx)
    await inbox.waiting(tx)
    await deletions.due(tx)
    await messages.countAbandoned(tx)
  },
}

/** What is counted over everybody, for the operator. */
export const FIGURES: Record<string, Act> = {
  'all accounts': (tx) => totals.people(tx),
  'active people': (tx) => totals.active(tx, new Date()),
  'messages of 7 days': (tx) => totals.messagesByDay(tx, 7),
  'messages by month': (tx) => totals.writtenByMonth(tx, '2026-01-01'),
  'people who took tokens': (tx) => spentDays.countPeople(tx, '2026-01-01', '2100-01-01'),
  'sales by day': (tx) => inbox.salesByDay(tx, '2026-01-01'),
  'what an e-mail was sent': (tx) => mailOutbox.about(tx, 'ninguem@exemplo.com.br', ['convite/x']),
  'an e-mail is forgotten': async (tx) => {
    await mailOutbox.forgetPerson(tx, randomUUID())
    await mailOutbox.forgetEmail(tx, 'ninguem@exemplo.com.br')
    await inbox.forgetEmail(tx, 'ninguem@exemplo.com.br')
  },
}
