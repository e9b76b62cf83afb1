import type { RiskLevel } from '../safety/risk-level.ts'
import type { ChatMessage, NotesRead, ReplyStatus } from './conversation.ts'

export const VERSIONS_MAX = 3

/** Why somebody wants another reply. The words are stored, counted and on the wire. */
export const TRY_REASONS = [
  'de-novo',
  'mais-curta',
  'menos-conselho',
  'mais-direta',
  'nao-foi-isso',
  'julgamento',
] as const
export type TryReason = (typeof TRY_REASONS)[number]

export type VersionedExchange = {
  asked: { content: string; nivel: RiskLevel }
  answered: Pick<ChatMessage, 'content' | 'shown' | 'whole' | 'nivel'> & {
    status: ReplyStatus
    service?: string | undefined
    notes?: NotesRead | undefined
  }
}

/** Which version it is. The id is that of the request that made it: the same one twice is one version. */
type Mark = { id: string; number: number; reason?: TryReason | undefined }

export type Version = Mark & VersionedExchange

/** Of the version that is shown only the mark: the rest is the message and the reply themselves. */
export type Versions = Mark & {
  /** Shown before: it comes back if this one ends without a word. Not after an edit: what the person wrote stays. */
  before?: number | undefined
  others: Version[]
}

const ONLY_ONE: Versions = { id: '', number: 1, others: [] }

export const totalOf = ({ others }: Versions): number => others.length + 1

export const hasVersion = (versions: Versions | null, id: string): boolean =>
  versions !== null && [versions, ...versions.others].some((version) => version.id === id)

/** One more version begins, and what was shown is put aside. Null when there are as many as there can be. */
export function beginVersion(
  shown: VersionedExchange,
  versions: Versions | null,
  made: Omit<Mark, 'number'>,
): Versions | null {
  const now = versions ?? ONLY_ONE
  const total = totalOf(now)
  if (total >= VERSIONS_MAX) return null
  const before = made.reason && now.number
  return { ...made, number: total + 1, before, others: [...now.others, aside(now, shown)] }
}

/** Another version is shown, and what was shown is put aside. Null when there is no such version. */
export function chooseVersion(
  shown: VersionedExchange,
  versions: Versions,
  number: number,
): { shown: Version; versions: Versions } | null {
  const chosen = versions.others.find((version) => version.number === number)
  if (!chosen) return null
  const others = [...versions.others.filter((version) => version !== chosen), aside(versions, shown)]
  return { shown: chosen, versions: { ...markOf(chosen), others } }
}

/** A version ended without a word: it is forgotten, and the one before it is shown again. Null when there is none. */
export function bringBackVersion(versions: Versions): { shown: Version; versions: Versions | null } | null {
  const earlier = versions.others.find(({ number }) => number === versions.before)
  if (!earlier) return null
  const others = versions.others.filter((version) => version !== earlier)
  const isPlain = others.length === 0 && earlier.reason === undefined
  return { shown: earlier, versions: isPlain ? null : { ...markOf(earlier), others } }
}

function aside(versions: Versions, { asked, answered }: VersionedExchange): Version {
  return { ...markOf(versions), asked, answered }
}

const markOf = ({ id, number, reason }: Mark): Mark => ({ id, number, reason })
