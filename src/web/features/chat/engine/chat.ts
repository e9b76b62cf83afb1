import type { PersonaKey } from '#domain/personas/persona.ts'
import { sendWithdrawals } from '#web/lib/consent.ts'
import { addPersonMemory } from '#web/lib/person-memory.ts'
import { loadRules, readHere } from '#web/lib/read-here.ts'
import { tellSessionNews } from '#web/lib/session-news.ts'
import { createSignal, createSignalMap } from '#web/lib/signal.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { createChatRequests } from './chat-requests.ts'
import { createDelivery, createRefusals } from './delivery.ts'
import { createDrafts, type Editing } from './drafts.ts'
import { createLateMessages } from './late-messages.ts'
import { createOutbox } from './outbox.ts'
import { createQueryClient } from './queries.ts'
import { createReceiver } from './receive-event.ts'
import { createRefreshMessages } from './refresh-messages.ts'
import { createReplyStore } from './reply-store.ts'
import { shareStream } from './shared-stream.ts'
import { moveStrayDrafts } from './stray-drafts.ts'

export type Chat = ReturnType<typeof createChat>

let current: Chat | null = null

export function chatOf(personId: string): Chat {
  if (current?.personId !== personId) {
    current?.blank()
    current = createChat(personId)
  }
  return current
}

addPersonMemory({
  blank: (personId) => current?.personId === personId && current.blank(),
  forget: (personId) => current?.personId === personId && current.forget(),
})

/**
 * The chat of one person in this tab, without React; it outlives the screen, so that coming back is quick.
 *
 * How a message becomes a shown reply:
 * 1. The composer adds it to `outbox`, which stores it, sends it in order and retries (outbox.ts). delivery.ts is
 *    the request itself, and what happens to the words when the server refuses them.
 * 2. On the server, in features/chat: send.ts stores it, source.ts decides who answers, generation/runs.ts stores and sends
 *    what is written, generation/settler.ts stores how it ended.
 * 3. The server's events arrive on one stream per browser (shared-stream.ts) and go to `receive` (receive-event.ts).
 * 4. `receive` folds conversations and messages into the query cache of `client` (fold-*.ts), replies into `replies`.
 * 5. `replies` (reply-store.ts) asks the domain's advance() what each event makes of a reply, and types it out.
 *
 * On this side only the person stops a reply: by reply-commands.ts, here and on the server (pause, end here), or by deleting
 * its message. Leaving the screen stops nothing. Who else may change a reply, and from what to what, is in
 * domain/chat/transitions.ts.
 */
function createChat(personId: string) {
  const connected = createSignal(navigator.onLine)
  const refused = createSignal(false)
  const refusals = createRefusals()
  const editing = createSignalMap<Editing>()
  const localConversations = createSignalMap<PersonaKey>()
  const requests = createChatRequests(personId)
  const drafts = createDrafts(personId)
  const client = createQueryClient()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const replies = createReplyStore({
    onBehind: (id) => refreshMessages(id),
    prefersStill: () => reducedMotion.matches,
  })
  const refreshMessages = createRefreshMessages(client, replies, requests)
  const tidy = (gone?: readonly string[]) =>
    void moveStrayDrafts({ requests, drafts, outbox, localConversations }, gone)
  const receive = createReceiver({
    client,
    replies,
    refreshMessages,
    onReplySettled: () => outbox.entries().some(({ waiting }) => waiting === 'reply') && outbox.retry(),
    onGone: tidy,
    onSession: (what) => tellSessionNews({ personId, what }),
  })
  const delivery = createDelivery({ requests, receive, drafts, refusals, localConversations, readHere })
  const outbox = createOutbox({ personId, ...delivery })
  const late = createLateMessages({ outbox, read: readHere })
  let wasDetached = false

  function follow(): () => void {
    const stopStream = shareStream(personId, {
      onEvent: receive,
      onState(up) {
        connected.set(up)
        if (up) {
          refused.set(false)
          // First of all; what asks the model waits for it anyway.
          void sendWithdrawals(personId).catch(() => {})
        }
        outbox.connectionIs(up)
      },
      onRefused() {
        refused.set(true)
        tellSessionNews({ personId, what: 'doubted' })
      },
    })
    const ends = [stopStream, outbox.attach(), drafts.attach()]
    whenIdle(tidy)
    whenIdle(() => void loadRules().catch(() => {}))
    if (wasDetached) receive({ type: 'ola' })
    outbox.resume()
    return () => {
      wasDetached = true
      for (const end of ends) end()
    }
  }

  return {
    personId,
    requests,
    client,
    replies,
    outbox,
    /** What the server has not accepted in time, and what was read here in it. */
    late,
    drafts,
    receive,
    connected,
    /** Whether the server was reached, and refused the stream. */
    refused,
    refusals,
    editing,
    /** The style of conversations that the server has not created yet. */
    localConversations,
    /** Follows the event stream and sends what waits while a screen is there. Call it once the session is this person's. */
    attach: whileAttached(follow),
    /** Keeps nothing that came from the server, and sends nothing, until it is attached again. */
    blank() {
      outbox.suspend()
      client.clear()
      replies.clear()
    },
    forget() {
      outbox.clear()
      drafts.clear()
      refusals.clear()
      editing.clear()
      localConversations.clear()
      late.levels.clear()
    },
  }
}

/** Runs from the first of several attachments to the last: `start` begins, and what it returns ends. */
export function whileAttached(start: () => () => void): () => () => void {
  let attached = 0
  let end = (): void => {}

  return function attach() {
    attached += 1
    if (attached === 1) end = start()
    return () => {
      attached -= 1
      if (attached === 0) end()
    }
  }
}
