import type { PersonaKey } from '#domain/personas/persona.ts'
import type { ChatTurn, ReplyRequest } from '#domain/prompt/chat-payload.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'

/** Where the words of a reply go. Called as they come: no promise, no buffer in between. */
export type Sink = {
  text: (text: string) => void
  /** Exactly once, last. */
  end: (outcome: Outcome) => void
  /** For how many milliseconds whoever reads along has enough to read; null while they wait for the first words. */
  unread: () => number | null
}

/**
 * How a source ended: with all it had to say, cut short because it had said as much as it may, or broken off (the reason
 * is for the log, never for the person).
 */
export type Outcome = { type: 'whole' } | { type: 'cut' } | { type: 'failed'; reason: string }

/** Anything that can say a reply: the remote service, the demonstration, the scripted welcome. */
export type Source = (sink: Sink, signal: AbortSignal) => void

/** What a reply is asked for with. `partial` is what was already said of a reply that was cut short. */
export type ReplyPrompt = Omit<ReplyRequest, 'model'> & {
  persona: PersonaKey
  level: RiskLevel
  /** What the system message says for this turn only, for a source that reads no system message. */
  addenda: readonly string[]
  partial: string
  /** Which of the person's messages in the conversation this is, from 0 on. */
  turn: number
}

/** A language model. */
export type Model = {
  kind: 'demo' | 'remote'
  reply: (prompt: ReplyPrompt) => Source
  /** How grave the last of these messages is, or null; absent where nobody could say. Never fails. */
  opinion?: (turns: readonly ChatTurn[], signal: AbortSignal) => Promise<RiskLevel | null>
  /** Asks cheaply whether the service will have us; resolves to what an operator should know, or null. */
  check: () => Promise<string | null>
}
