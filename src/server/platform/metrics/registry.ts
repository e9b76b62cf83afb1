/** Prometheus' text format, version 0.0.4. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Labels = Record<string, string>
/** One line of a family, whose name has this suffix there. */
type Sample = { suffix?: string; labels: Labels; value: number }
export type Reading = [value: number, labels: Labels]
/** What a metric is at the moment; null, or no values, leaves it out. */
type Read = () => number | null | Reading[]

export type Registry = ReturnType<typeof createRegistry>

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/

/** Counters, gauges and histograms of one process, written out in Prometheus' text format. */
export function createRegistry() {
  const families = new Map<string, () => string>()
  const collectors: (() => void | Promise<void>)[] = []

  function add(kind: string, name: string, help: string, samples: () => Sample[]): void {
    if (!NAME.test(name) || families.has(name)) throw new Error(`not a name for a metric: ${name}`)
    const head = `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${kind}\n`
    families.set(name, () => {
      const lines = samples().map((sample) => `${name}${lineOf(sample)}\n`)
      return lines.length > 0 ? head + lines.join('') : ''
    })
  }

  const addRead = (kind: string, name: string, help: string, read: Read): void =>
    add(kind, name, help, () => {
      const found = read() ?? []
      const readings: Reading[] = typeof found === 'number' ? [[found, {}]] : found
      return readings.map(([value, labels]) => ({ value, labels }))
    })

  return {
    gauge: (name: string, help: string, read: Read) => addRead('gauge', name, help, read),
    /** Something that only rises and is counted elsewhere. */
    total: (name: string, help: string, read: Read) => addRead('counter', name, help, read),

    /** With `first` in it from the beginning, so that a first rise can be seen. */
    counter(name: string, help: string, first: Labels[] = []) {
      const samples = createSeries(() => ({ value: 0 }), first)
      add('counter', name, help, samples.all)
      return (times: number, labels: Labels = {}): void => {
        samples.of(labels).value += times
      }
    },

    /** How often something was at most as large as each of the bounds, which are in rising order. */
    histogram(name: string, help: string, bounds: readonly number[], first: Labels[] = [{}]) {
      const ends = [...bounds, Infinity]
      const series = createSeries(() => ({ counts: ends.map(() => 0), sum: 0 }), first)
      add('histogram', name, help, () => series.all().flatMap((one) => histogramSamples(ends, one)))
      return (value: number, labels: Labels = {}): void => {
        const one = series.of(labels)
        const bucket = ends.findIndex((end) => value <= end)
        one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
        one.sum += value
      }
    },

    /** Called before each reading, for what gauges are to show. */
    beforeReading(collect: () => void | Promise<void>): void {
      collectors.push(collect)
    },

    async text(): Promise<string> {
      await Promise.all(collectors.map((collect) => collect()))
      return [...families.values()].map((family) => family()).join('')
    },
  }
}

/** What belongs to each combination of labels. */
function createSeries<T extends object>(empty: () => T, first: Labels[]) {
  const byLabels = new Map<string, T & { labels: Labels }>()
  function of(labels: Labels): T {
    const key = JSON.stringify(labels)
    const one = byLabels.get(key) ?? { ...empty(), labels }
    byLabels.set(key, one)
    return one
  }
  for (const labels of first) of(labels)
  return { of, all: () => [...byLabels.values()] }
}

type Histogram = { labels: Labels; counts: number[]; sum: number }

function histogramSamples(ends: readonly number[], { labels, counts, sum }: Histogram): Sample[] {
  let total = 0
  const upTo = ends.map((end, at) => {
    total += counts[at] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: numeral(end) }, value: total }
  })
  return [...upTo, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }]
}

function lineOf({ suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(
    ([name, label]) => `${name}="${escaped(label).replaceAll('"', '\\"')}"`,
  )
  return `${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numeral(value)}`
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

function numeral(value: number): string {
  if (value === Infinity) return '+Inf'
  return value === -Infinity ? '-Inf' : String(value)
}
