import { parseJson } from '#web/lib/parse-json.ts'
/** Words of a message (`from`) as they are being made into a note. */
export type KeepDraft = { from: string; id: string; text: string }

/** More than anybody edits at once; the oldest goes first. */
const DRAFTS_MAX = 10

/** Reads what this browser kept, perhaps of another version. */
export function readKeepDrafts(stored: string): KeepDraft[] {
  const drafts = parseJson(stored)
  return Array.isArray(drafts) ? drafts.filter(isKeepDraft) : []
}

/** As it is stored; empty when there is none. */
export function storedDrafts(drafts: readonly KeepDraft[]): string {
  return drafts.length === 0 ? '' : JSON.stringify(drafts.slice(-DRAFTS_MAX))
}

/** With this one in place of the one from the same words. */
export function withDraft(drafts: readonly KeepDraft[], draft: KeepDraft): KeepDraft[] {
  return [...withoutDraft(drafts, draft), draft]
}

export function withoutDraft(drafts: readonly KeepDraft[], { from }: Pick<KeepDraft, 'from'>): KeepDraft[] {
  return drafts.filter((one) => one.from !== from)
}

function isKeepDraft(draft: Partial<KeepDraft> | null): draft is KeepDraft {
  return [draft?.from, draft?.id, draft?.text].every((part) => typeof part === 'string')
}
