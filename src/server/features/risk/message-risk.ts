import { createHash } from 'node:crypto'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { AppError } from '#domain/errors.ts'
import {
  READ_AT_MOST,
  REFUSED_READING_LENGTH,
  REFUSED_READINGS,
  RISK_MESSAGES_READ,
  readingLimit,
} from '#domain/limits.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'

/** Enough for the person's messages that are read together, for the whole welcome, and nearly always for the history. */
export const RISK_LOOKED_BACK = 2 * RISK_MESSAGES_READ

type Detector = typeof import('#domain/safety/read-risk.ts')
let detector: Promise<Detector> | undefined

/** Building its tables takes time and memory: it is done when a person opens a screen, before the first message. */
export function loadDetector(): Promise<Detector> {
  detector ??= import('#domain/safety/read-risk.ts')
  return detector
}

/** Words that somebody wrote, after messages of theirs in the same conversation. */
type Written = { before: readonly ChatMessage[]; content: string }

export type RiskReader = ReturnType<typeof createRiskReader>

/** The safety layer. Its detector is the costliest part of a message: each reading counts, earlier messages are read once. */
export function createRiskReader(messageLimits: { perMinute: number }, load = loadDetector) {
  const readings = createMemoryBuckets(readingLimit(messageLimits))
  const ofRefused = createMemoryBuckets(REFUSED_READINGS)
  const remembered = createRuleMemory()
  /** Failures whose words were read: without a level on them none was found. */
  const wasRead = new WeakSet<AppError>()

  async function assess({ before, content }: Written): Promise<RiskReading> {
    const { assessRisk, countingRules } = await load()
    const own = before.filter((message) => message.role === 'user').slice(1 - RISK_MESSAGES_READ)
    return assessRisk(own, content, (text) => remembered(text, countingRules))
  }

  /** The danger in words that are refused: help is shown all the same. Limited per person and minute. */
  async function levelOfRefused(personId: string, { before, content }: Written): Promise<RiskLevel> {
    if (ofRefused.waitFor(personId) > 0) return 'nenhum'
    const read = content.slice(0, READ_AT_MOST)
    ofRefused.charge(personId, Math.ceil(read.length / REFUSED_READING_LENGTH))
    return (await assess({ before, content: read })).level
  }

  /** Throws a refusal that was certain before anything was read, with what the words say about danger. */
  async function refuse(personId: string, refusal: AppError, written: Written): Promise<never> {
    const failure = refusal.withLevel(await levelOfRefused(personId, written))
    wasRead.add(failure)
    throw failure
  }

  /** Does something with words that somebody wrote. Whatever fails in it, the failure carries their danger. */
  async function taking<Answer>(personId: string, content: string, work: () => Promise<Answer>) {
    try {
      return await work()
    } catch (error) {
      const isKnown = error instanceof AppError
      if (isKnown && (error.nivel !== undefined || wasRead.has(error))) throw error
      const nivel = await levelOfRefused(personId, { before: [], content })
      if (nivel === 'nenhum') throw error
      throw isKnown ? error.withLevel(nivel) : new AppError('internal', { nivel, cause: error })
    }
  }

  return {
    refuse,
    taking,
    /** Words that wait in the browser. Refused when there is no room to read them, so that they are asked about again. */
    readWaiting(personId: string, content: string): Promise<RiskLevel> {
      if (ofRefused.waitFor(personId) > 0) throw tooMany(ofRefused, personId)
      return levelOfRefused(personId, { before: [], content })
    },
    /** What is read in the light of the person's last messages. */
    read(personId: string, written: Written): Promise<RiskReading> {
      if (readings.take(personId)) return assess(written)
      return refuse(personId, tooMany(readings, personId), written)
    },
  }
}

const tooMany = (buckets: ReturnType<typeof createMemoryBuckets>, personId: string): AppError =>
  new AppError('too_many_messages', { retryAfter: Math.ceil(buckets.waitFor(personId) / 1000) })

const REMEMBERED_MAX = 5_000

/** The rules that count in texts that were read, by a digest: no words are kept. The oldest is forgotten first. */
function createRuleMemory() {
  const known = new Map<string, readonly string[]>()
  return (text: string, read: (text: string) => readonly string[]): readonly string[] => {
    const key = createHash('sha256').update(text).digest('base64')
    const before = known.get(key)
    if (before) return before
    const rules = read(text)
    known.set(key, rules)
    const oldest = known.size > REMEMBERED_MAX ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    return rules
  }
}

/** Keeps and reads words from outside of a conversation. Help is shown even if it fails; the level is stored nowhere. */
export async function storeWithLevel<Answer extends object>(
  riskReader: RiskReader,
  personId: string,
  words: string,
  keep: () => Promise<Answer>,
): Promise<Answer & { nivel: RiskLevel }> {
  if (isBlank(words)) return { ...(await keep()), nivel: 'nenhum' }
  return riskReader.taking(personId, words, async () => {
    const answer = await keep()
    const written = { before: [], content: words.slice(0, READ_AT_MOST) }
    const { level } = await riskReader.read(personId, written).catch((error) => {
      // What is kept stays kept, also when the person's texts were read too often to be read again.
      if (error instanceof AppError) return { level: error.nivel ?? 'nenhum' }
      throw error
    })
    return { ...answer, nivel: level }
  })
}
