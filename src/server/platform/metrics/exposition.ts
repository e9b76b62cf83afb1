/** Prometheus' text format, version 0.0.4. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export type Kind = 'counter' | 'gauge' | 'histogram'
/** One line: the family's name with a suffix, its labels as they are written, and the value. */
export type Sample = { suffix?: string; labels: string; value: number }
export type Family = { name: string; help: string; kind: Kind }

/** A family of samples; nothing for one that has none. */
export function familyText({ name, help, kind }: Family, samples: readonly Sample[]): string {
  if (samples.length === 0) return ''
  const lines = samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labels} ${numeral(value)}`)
  const head = [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${kind}`]
  return `${[...head, ...lines].join('\n')}\n`
}

/** Labels with their values, in the order of the names; empty without any. */
export function labelText(names: readonly string[], values: readonly string[]): string {
  if (names.length === 0) return ''
  const pairs = names.map((name, at) => `${name}="${escaped(values[at] ?? '').replaceAll('"', '\\"')}"`)
  return `{${pairs.join(',')}}`
}

/** The same labels with the upper bound of a bucket at the end. */
export function withBound(labels: string, bound: number): string {
  const own = labels.slice(1, -1)
  return `{${own === '' ? '' : `${own},`}le="${numeral(bound)}"}`
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

function numeral(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value)
}
