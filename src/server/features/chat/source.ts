import { AGE_QUESTION, ageReply } from '#domain/age/age-reply.ts'
import type { ChatMessage, Conversation, NotesRead } from '#domain/chat/conversation.ts'
import { HISTORY_WINDOW, historyWindow } from '#domain/chat/history-window.ts'
import { AGE_FAREWELL } from '#domain/chat/predicates.ts'
import type { TryReason } from '#domain/chat/versions.ts'
import { AppError } from '#domain/errors.ts'
import { ONBOARDING_DOTS_MS, ONBOARDING_WAIT_MS, REPLY_MAX } from '#domain/limits.ts'
import { welcomeReply } from '#domain/onboarding/welcome-reply.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { createSeam } from '#domain/prompt/join-seam.ts'
import { planPrompt } from '#domain/prompt/plan-prompt.ts'
import { SAFE_AFTER_ALL } from '#domain/safety/protocol/protocol-prompt.ts'
import { type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { cautiousRiskState } from '#domain/safety/state/risk-state.ts'
import { ageQuestions, suspensions } from '#server/features/accounts/store/people.ts'
import { risk } from '#server/features/chat/conversations/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { ReplyPrompt, Source } from '#server/model/model.ts'
import type { Fragment, Queryable } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { RISK_LOOKED_BACK } from '../risk/message-risk.ts'
import type { OpenModel } from './model-gate.ts'
import { messages } from './store/messages.ts'
import { readSenderState } from './store/snapshot.ts'

type AskedReply = {
  conversation: Pick<Conversation, 'id' | 'style' | 'notesRead'>
  reply: Pick<ChatMessage, 'seq' | 'onboarding' | 'service' | 'reason' | 'notes'>
  partial: string
}

/** What a reply answers to: the messages before it, what the conversation remembers of risk, and whether there are notes. */
export type ReplyContext = Awaited<ReturnType<typeof readReplyContext>>

/** What a reply needs of the person's notebook, which is a room above this one. */
export type AskedNotebook = {
  /** Within a query on a table `c` with the person's id: whether they have any notes. */
  hasNotes: (sql: Queryable) => Fragment
  /** What the model gets of the notes, and which these are; null where the person has none, or wants none read here. */
  notesForReply: (
    sql: Queryable,
    owner: Owner,
    asked: AskedNotes,
  ) => Promise<{ section: string; read: NotesRead | null }>
  /** Whether the protocol's own words can point to a safety plan. */
  hasPlan: (sql: Queryable, owner: Owner) => Promise<boolean>
}

export type AskedNotes = {
  conversation: Pick<Conversation, 'notesRead'>
  level: RiskLevel
  hasNotes: boolean
}

type ReplySource = {
  source: Source
  /** Set only for the welcome, whose text is fixed. */
  scriptedText: string | null
}

/** The script of the welcome, the question of age, or the model. Reads the context unless the caller has it. */
export async function replySource(
  { sql, notebook, model, log }: { sql: Queryable; notebook: AskedNotebook; model: OpenModel; log: Log },
  owner: Owner,
  { conversation, reply, partial }: AskedReply,
  context?: ReplyContext,
): Promise<ReplySource> {
  const { before, level, asksIfSafe, hasNotes, ageAskedFor } =
    context ?? (await readReplyContext(sql, owner, conversation.id, reply.seq))
  if (reply.onboarding) return welcomeSource(before, partial)
  if (partial.length >= REPLY_MAX) return { scriptedText: null, source: nothingMore }
  const asked = before.findLastIndex((message) => message.role === 'user')
  const question = before[asked]
  if (question?.unreadable) throw new AppError('message_unreadable')
  const earlier = before.slice(0, Math.max(asked, 0))
  const ofAge =
    question &&
    ageSource({ sql, log }, owner, partial, { before: earlier, message: question, level, ageAskedFor })
  if (ofAge) return { scriptedText: null, source: ofAge }
  const notes = await notebook.notesForReply(sql, owner, { conversation, level, hasNotes })
  const source = model.reply(
    replyPrompt({
      persona: conversation.style,
      level,
      asksIfSafe,
      message: question?.content ?? '',
      seq: question?.seq ?? 0,
      history: await history(sql, owner, earlier),
      notes: notes.section,
      hasPlan: usesProtocol(level) && (await notebook.hasPlan(sql, owner)),
      partial,
      begunBy: reply.service,
      reason: reply.reason,
    }),
  )
  const read = partial === '' ? (notes.read ?? (reply.notes && NO_NOTES)) : bothRead(reply.notes, notes.read)
  const whole = asksIfSafe && !usesProtocol(level) ? beginningWith(SAFE_AFTER_ALL, source) : source
  return { scriptedText: null, source: reading(read, partial === '' ? whole : joined(source, partial)) }
}

const NO_NOTES: NotesRead = { total: 0, ids: [] }

function bothRead(before = NO_NOTES, now: NotesRead | null): NotesRead | null {
  if (!now) return null
  const ids = [...new Set([...before.ids, ...now.ids])]
  return { ids, total: Math.max(before.total, now.total, ids.length) }
}

function reading(read: NotesRead | null | undefined, source: Source): Source {
  if (!read) return source
  return (sink, signal) => {
    sink.reads?.(read)
    source(sink, signal)
  }
}

async function readReplyContext(sql: Queryable, owner: Owner, conversationId: string, seq: number) {
  const [before, state, { ageAskedFor }] = await Promise.all([
    messages.page(sql, owner, conversationId, seq, RISK_LOOKED_BACK),
    risk.stateOf(sql, owner, conversationId),
    readSenderState(sql, owner),
  ])
  const { level } = state ?? cautiousRiskState(before.map(({ nivel }) => nivel))
  // Asked first if they are safe: they took a card back.
  return { before, level, asksIfSafe: state?.asks === 'now', hasNotes: true, ageAskedFor }
}

type AskedAge = { before: ChatMessage[]; message: ChatMessage; level: RiskLevel; ageAskedFor: string | null }

/** The question of age or the farewell, or null. Stored when it is shown: a second opinion may find danger, which goes first. */
function ageSource(
  { sql, log }: { sql: Queryable; log: Log },
  { id: personId }: Owner,
  partial: string,
  { ageAskedFor: askedFor, ...asked }: AskedAge,
): Source | null {
  const reply = ageReply({ ...asked, askedFor, today: new Date() })
  const text = reply === 'question' ? AGE_QUESTION : AGE_FAREWELL
  if (!reply || !text.startsWith(partial)) return null
  const store = () =>
    reply === 'question'
      ? ageQuestions.note(sql, personId, asked.message.id)
      : suspensions.addForAge(sql, personId)
  return (sink, signal) => {
    store()
      .catch((error) =>
        log.error({ event: 'age-not-stored', err: error }, 'what follows from an age could not be stored'),
      )
      .finally(() => signal.aborted || scripted(text.slice(partial.length))(sink, signal))
  }
}

/** The last HISTORY_WINDOW messages that count; reads older pages until it has them. */
async function history(sql: Queryable, owner: Owner, looked: ChatMessage[]): Promise<ChatMessage[]> {
  const window = historyWindow(looked)
  const [oldest] = looked
  if (window.length === HISTORY_WINDOW || !oldest || oldest.seq === 0) return window
  const older = await messages.page(sql, owner, oldest.conversationId, oldest.seq, RISK_LOOKED_BACK)
  return older.length === 0 ? window : history(sql, owner, [...older, ...looked])
}

/** The script of the welcome, from what is shown of it on. */
export function welcomeSource(before: readonly ChatMessage[], partial: string): ReplySource {
  const scriptedText = onboardingText(before)
  return { scriptedText, source: scripted(scriptedText.slice(partial.length)) }
}

/** The next part of the welcome, from the answers stored so far. */
export const onboardingText = (before: readonly ChatMessage[]): string =>
  welcomeReply(before.filter((message) => message.role === 'user' && message.onboarding))

function scripted(text: string): Source {
  return (sink, signal) => {
    const timer = setTimeout(() => {
      sink.text(text)
      sink.end({ type: 'whole' })
    }, ONBOARDING_WAIT_MS + ONBOARDING_DOTS_MS)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
}

/** Words of ours before the first ones of a source. Where that fails without a word, nothing is shown. */
function beginningWith(words: string, source: Source): Source {
  return (sink, signal) => {
    let begun = false
    const text = (more: string) => {
      sink.text(begun ? more : words + more)
      begun = true
    }
    source({ ...sink, text }, signal)
  }
}

/** A reply that is as long as one may be is complete when somebody asks for more of it. */
const nothingMore: Source = (sink) => sink.end({ type: 'whole' })

/** A continuation whose beginning is fitted to the text before it: no repetition, no missing blank. */
function joined(source: Source, partial: string): Source {
  return (sink, signal) => {
    const seam = createSeam(partial)
    const show = (text: string) => text !== '' && sink.text(text)
    source(
      {
        ...sink,
        text: (text) => void show(seam.push(text)),
        end(outcome) {
          try {
            show(seam.end())
          } finally {
            sink.end(outcome)
          }
        },
      },
      signal,
    )
  }
}

type Known = Omit<ReplyPrompt, 'system' | 'declined' | 'turn'> & {
  persona: PersonaKey
  asksIfSafe?: boolean
  /** The place of the message that is answered. */
  seq: number
  notes: string
  reason?: TryReason | undefined
}

/** What a model is asked with for the reply to a message, from all that is known of the conversation. */
export function replyPrompt({ seq, notes, persona, reason, asksIfSafe, ...known }: Known) {
  const { level, message } = known
  const { system } = planPrompt({ level, persona, message, notes, first: seq === 0, reason, asksIfSafe })
  return {
    ...known,
    system,
    declined: PERSONA_BY_KEY[persona].declined,
    turn: Math.floor(seq / 2),
  }
}
