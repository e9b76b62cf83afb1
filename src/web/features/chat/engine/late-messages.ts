import { gravest, isGraver, type RiskLevel } from '#domain/safety/risk-level.ts'
import { whenLate } from '#web/lib/read-here.ts'
import { createSignal, createSignalMap } from '#web/lib/signal.ts'
import { waitingDanger } from '#web/lib/waiting-danger.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-store.ts'

type Deps = {
  outbox: Pick<Outbox, 'entries' | 'subscribe'>
  read: (words: string) => Promise<RiskLevel>
}

/** Reads here what the server has not accepted in time. Once it has read it too, the graver of the two is shown. */
export function createLateMessages({ outbox, read }: Deps) {
  /** By message; only levels that bring a card. Kept for as long as the tab lives. */
  const levels = createSignalMap<RiskLevel>()
  /** What late messages wait for, unless it is a reply or the person's sign-in. */
  const waitsFor = createSignal<'connection' | 'server' | null>(null)
  const waits = new Map<string, () => void>()
  const late = new Set<string>()
  /** The level that was answered elsewhere, of messages whose conversation was left. */
  const answered = new Map<string, RiskLevel>()

  // Those of the person before in this tab are not this person's.
  waitingDanger.clear()
  const note = waitingDanger.noting()

  function look(): void {
    const entries = outbox.entries()
    for (const [id, end] of waits)
      if (!entries.some((entry) => entry.id === id)) {
        end()
        for (const known of [waits, late, answered]) known.delete(id)
        waitingDanger.remove(id)
      }
    for (const entry of entries) {
      if (!waits.has(entry.id))
        waits.set(
          entry.id,
          whenLate(() => void isLate(entry), Date.parse(entry.createdAt)),
        )
      if (entry.isOwn && !isOpen(entry.conversationId)) wasLeft(entry)
    }
    const missing = entries.filter(({ id }) => late.has(id)).map(({ waiting }) => waiting ?? 'server')
    waitsFor.set(missing.find((what) => what === 'connection' || what === 'server') ?? null)
  }

  /** What the server reads when the person has left the conversation is answered where they are. */
  function wasLeft({ id, nivel }: OutboxEntry): void {
    const known = gravest([answered.get(id) ?? 'nenhum', levels.get().get(id) ?? 'nenhum'])
    if (nivel === null || !isGraver(nivel, known)) return
    answered.set(id, nivel)
    note({ id, nivel }, false)
  }

  async function isLate({ id, content, conversationId, isOwn }: OutboxEntry): Promise<void> {
    late.add(id)
    look()
    const nivel = await read(content)
    if (nivel === 'nenhum') return
    levels.put(id, nivel)
    if (late.has(id)) note({ id, nivel, isReadHere: true }, !isOwn || isOpen(conversationId))
  }

  outbox.subscribe(look)
  look()
  return { levels, waitsFor }
}

export const isOpen = (conversationId: string): boolean => location.pathname === `/chat/${conversationId}`
