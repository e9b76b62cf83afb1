/** A known weakness that we live with for now: which, why, and until when. */
export type Exception = { advisory: string; reason: string; until: string }

type AuditFinding = { advisory: string; package: string; severity: string; title: string }

type Via = string | { source?: number; url?: string; name?: string; severity?: string; title?: string }
type Report = { vulnerabilities?: Record<string, { via: Via[] }>; error?: unknown }

/** What `npm audit --json` found, one entry for each advisory; null when the registry was not asked. */
export function readAudit(output: string): AuditFinding[] | null {
  const report = parse(output)
  if (!report?.vulnerabilities) return null
  const found = new Map<string, AuditFinding>()
  for (const [name, { via }] of Object.entries(report.vulnerabilities)) {
    for (const cause of via) {
      // A name only says that the cause is in another package, which is in the list itself.
      if (typeof cause === 'string') continue
      const advisory = cause.url?.split('/').at(-1) ?? String(cause.source)
      found.set(advisory, {
        advisory,
        package: cause.name ?? name,
        severity: cause.severity ?? 'unknown',
        title: cause.title ?? '',
      })
    }
  }
  return [...found.values()]
}

/** Splits what was found into what is excused today and what is not. */
export function judge(findings: readonly AuditFinding[], exceptions: readonly Exception[], today: string) {
  const excused = (finding: AuditFinding) =>
    exceptions.some(({ advisory, until }) => advisory === finding.advisory && until >= today)
  return { open: findings.filter((finding) => !excused(finding)), excused: findings.filter(excused) }
}

function parse(output: string): Report | null {
  try {
    return JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return null
  }
}
