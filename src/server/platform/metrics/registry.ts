/** Prometheus' text format, version 0.0.4. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Kind = 'counter' | 'gauge' | 'histogram'
/** One line: the family's name with a suffix, its labels as they are written, and the value. */
type Sample = { suffix?: string; labels: string; value: number }
type Family = { name: string; help: string; kind: Kind }

function familyText({ name, help, kind }: Family, samples: readonly Sample[]): string {
  if (samples.length === 0) return ''
  const lines = samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labels} ${numeral(value)}`)
  const head = [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${kind}`]
  return `${[...head, ...lines].join('\n')}\n`
}

/** Labels with their values, in the order of the names; empty without any. */
function labelText(names: readonly string[], values: readonly string[]): string {
  if (names.length === 0) return ''
  const pairs = names.map((name, at) => `${name}="${escaped(values[at] ?? '').replaceAll('"', '\\"')}"`)
  return `{${pairs.join(',')}}`
}

/** The same labels with the upper bound of a bucket at the end. */
function withBound(labels: string, bound: number): string {
  const own = labels.slice(1, -1)
  return `{${own === '' ? '' : `${own},`}le="${numeral(bound)}"}`
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

function numeral(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value)
}

type Described = { name: string; help: string; labels?: readonly string[] }
type Histogram = { counts: number[]; sum: number }

export type Registry = ReturnType<typeof createRegistry>

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/

/** Counters, gauges and histograms of one process, written out in Prometheus' text format. */
export function createRegistry() {
  const families = new Map<string, () => string>()
  const collectors: (() => void | Promise<void>)[] = []

  function add({ name, help }: Described, kind: Kind, samples: () => Sample[]): void {
    if (!NAME.test(name) || families.has(name)) throw new Error(`not a name for a metric: ${name}`)
    const family: Family = { name, help, kind }
    families.set(name, () => familyText(family, samples()))
  }

  return {
    counter(described: Described) {
      const values = createSeries(described, () => 0)
      add(described, 'counter', values.samples)
      return (times: number, ...labels: string[]): void => values.change(labels, (value) => value + times)
    },

    /** The current value of something. `clear` forgets all of its values, for those that are read anew each time. */
    gauge(described: Described) {
      const values = createSeries(described, () => 0)
      add(described, 'gauge', values.samples)
      return {
        set: (value: number, ...labels: string[]): void => values.change(labels, () => value),
        clear: values.clear,
      }
    },

    /** How often something was at most as large as each of the bounds, which are in rising order. */
    histogram({ bounds, ...described }: Described & { bounds: readonly number[] }) {
      const series = createSeries<Histogram>(described, () => ({
        counts: [...bounds, Number.POSITIVE_INFINITY].map(() => 0),
        sum: 0,
      }))
      add(described, 'histogram', () => series.all().flatMap(([labels, one]) => buckets(bounds, labels, one)))
      // Without labels it is there from the beginning, so that a first rise can be seen.
      if (!described.labels) series.change([], (one) => one)
      return (value: number, ...labels: string[]): void =>
        series.change(labels, (one) => {
          const found = bounds.findIndex((bound) => value <= bound)
          const bucket = found === -1 ? bounds.length : found
          one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
          one.sum += value
          return one
        })
    },

    /** Called before each reading, to bring gauges up to date. */
    beforeReading(collect: () => void | Promise<void>): void {
      collectors.push(collect)
    },

    async text(): Promise<string> {
      await Promise.all(collectors.map((collect) => collect()))
      return [...families.values()].map((family) => family()).join('')
    },
  }
}

function createSeries<T>({ labels: names = [] }: Described, empty: () => T) {
  const byLabels = new Map<string, T>()
  return {
    all: () => [...byLabels],
    samples: (): Sample[] =>
      ([...byLabels] as [string, number][]).map(([labels, value]) => ({ labels, value })),
    change(values: readonly string[], next: (value: T) => T): void {
      const labels = labelText(names, values)
      byLabels.set(labels, next(byLabels.get(labels) ?? empty()))
    },
    clear: () => byLabels.clear(),
  }
}

function buckets(bounds: readonly number[], labels: string, { counts, sum }: Histogram): Sample[] {
  let total = 0
  const upTo = counts.map((count, at) => {
    total += count
    return {
      suffix: '_bucket',
      labels: withBound(labels, bounds[at] ?? Number.POSITIVE_INFINITY),
      value: total,
    }
  })
  return [...upTo, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }]
}
