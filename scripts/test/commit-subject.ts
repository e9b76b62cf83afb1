const LONGEST = 72
/** `area: what it does`; areas may be joined (`chat, events:`). */
const FORM = /^[a-z][\w\-/]*(, [a-z][\w\-/]*)*: \S/

/** What is wrong with the subject of a commit by CONTRIBUTING.md, or null. That it is imperative, only a reader can tell. */
export function faultOfSubject(subject: string): string | null {
  if (subject.length > LONGEST) return `has ${subject.length} characters, ${LONGEST} at most`
  if (!FORM.test(subject)) return 'is not of the form `area: what it does`'
  return subject.endsWith('.') ? 'ends with a full stop' : null
}
