/** One line of Prometheus' text format that carries a value. */
export type ParsedSample = { name: string; labels: Record<string, string>; value: number }
export type ParsedFamily = { name: string; help: string; type: string; samples: ParsedSample[] }

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const PAIR = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,(?=[a-zA-Z_])|$)/
const NUMBER = /^(NaN|[+-]Inf|-?\d+(\.\d+)?(e[+-]?\d+)?)$/

/**
 * Reads Prometheus' text format (0.0.4) and throws at whatever it does not allow, or allows but no careful program
 * writes: families in parts, without help, twice; names, escapes and numbers in other forms; series twice.
 */
export function parseExposition(text: string): ParsedFamily[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families: ParsedFamily[] = []
  const series = new Set<string>()
  const lines = text.slice(0, -1).split('\n')
  for (const [at, line] of lines.entries()) {
    const fail = (why: string): never => {
      throw new Error(`line ${at + 1}, ${why}: ${line}`)
    }
    const help = new RegExp(`^# HELP (${NAME}) ((?:[^\\\\]|\\\\[\\\\n])+)$`).exec(line)
    const type = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`).exec(line)
    const last = families.at(-1)
    if (help) {
      const [, name = '', said = ''] = help
      if (families.some((family) => family.name === name)) fail('a family twice')
      families.push({ name, help: said, type: '', samples: [] })
    } else if (type) {
      if (!last || last.name !== type[1] || last.type !== '') fail('a type without its help')
      else last.type = type[2] ?? ''
    } else {
      const sample = parseSample(line) ?? fail('not a sample')
      if (!last?.type || !belongs(last, sample)) fail('a sample outside of its family')
      const key = JSON.stringify([sample.name, Object.entries(sample.labels).toSorted()])
      if (series.has(key)) fail('a series twice')
      series.add(key)
      last?.samples.push(sample)
    }
  }
  for (const family of families) checkFamily(family)
  return families
}

function parseSample(line: string): ParsedSample | null {
  const [, name = '', inside, value = ''] =
    new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`, 's').exec(line) ?? []
  if (!name || !NUMBER.test(value)) return null
  const labels: Record<string, string> = {}
  for (let rest = inside ?? ''; rest !== ''; ) {
    const [whole = '', label = '', quoted = ''] = PAIR.exec(rest) ?? []
    if (whole === '' || label in labels) return null
    labels[label] = quoted.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))
    rest = rest.slice(whole.length)
  }
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) }
}

function belongs({ name, type }: ParsedFamily, sample: ParsedSample): boolean {
  if (type !== 'histogram') return sample.name === name
  return ['_bucket', '_sum', '_count'].some((suffix) => sample.name === name + suffix)
}

function checkFamily({ name, type, samples }: ParsedFamily): void {
  if (samples.length === 0) throw new Error(`${name} has no sample`)
  if (type === 'counter' && !name.endsWith('_total')) throw new Error(`${name} is a counter without _total`)
  if (type === 'counter' && samples.some(({ value }) => !(value >= 0))) throw new Error(`${name} below zero`)
  if (type !== 'histogram') return
  const groups = Map.groupBy(samples, ({ labels: { le: _, ...others } }) => JSON.stringify(others))
  for (const group of groups.values()) checkHistogram(name, group)
}

function checkHistogram(name: string, samples: ParsedSample[]): void {
  const buckets = samples.filter((sample) => sample.name === `${name}_bucket`)
  const bounds = buckets.map(({ labels }) => Number(labels.le?.replace('Inf', 'Infinity')))
  const counts = buckets.map(({ value }) => value)
  const rises = (numbers: number[]) => numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? 0))
  const ending = (suffix: string) => samples.filter((sample) => sample.name === name + suffix)
  if (!rises(bounds) || !rises(counts)) throw new Error(`${name}: the buckets are not cumulative`)
  if (bounds.at(-1) !== Number.POSITIVE_INFINITY) throw new Error(`${name}: no bucket for everything`)
  if (ending('_sum').length !== 1 || ending('_count').length !== 1)
    throw new Error(`${name}: no sum or count`)
  if (counts.at(-1) !== ending('_count')[0]?.value)
    throw new Error(`${name}: the last bucket is not the count`)
}

/** The value of a series, or undefined. */
export function valueIn(families: ParsedFamily[], name: string, labels: Record<string, string> = {}) {
  const found = families
    .flatMap(({ samples }) => samples)
    .find(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )
  return found?.value
}
