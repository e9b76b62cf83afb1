type DeltaOf = (glyph: number, weight: number) => number

/** How much wider than in its default weight a glyph of a variable font is. Knows fonts whose only axis is the weight. */
export function readWidthDeltas(tables: ReadonlyMap<string, Buffer>): DeltaOf {
  const [fvar, hvar] = [tables.get('fvar'), tables.get('HVAR')]
  if (!fvar || !hvar) return () => 0
  if (fvar.readUInt16BE(8) !== 1) throw new Error('the font has other axes than the weight')
  const normalize = readWeightAxis(fvar, tables.get('avar'))
  const store = hvar.subarray(hvar.readUInt32BE(4))
  const regionOf = readRegions(store.subarray(store.readUInt32BE(2)))
  const mapAt = hvar.readUInt32BE(8)
  const indexOf = mapAt === 0 ? (glyph: number) => [0, glyph] as const : readIndexMap(hvar.subarray(mapAt))

  return (glyph, weight) => {
    const [outer, inner] = indexOf(glyph)
    const data = store.subarray(store.readUInt32BE(8 + 4 * outer))
    const [words, count] = [data.readUInt16BE(2), data.readUInt16BE(4)]
    const row = 6 + 2 * count + inner * (count + words)
    let delta = 0
    for (let i = 0; i < count; i += 1) {
      const value = i < words ? data.readInt16BE(row + 2 * i) : data.readInt8(row + words + i)
      delta += value * regionOf(data.readUInt16BE(6 + 2 * i), normalize(weight))
    }
    return delta
  }
}

const F2DOT14 = 1 / 16_384
const FIXED = 1 / 65_536

/** Weights as places between -1 and 1, 0 being the default. */
function readWeightAxis(fvar: Buffer, avar: Buffer | undefined): (weight: number) => number {
  const axis = fvar.subarray(fvar.readUInt16BE(4))
  const [min, start, max] = [4, 8, 12].map((at) => axis.readInt32BE(at) * FIXED) as [number, number, number]
  return (weight) => {
    const at = Math.min(Math.max(weight, min), max)
    const place = at === start ? 0 : at < start ? (at - start) / (start - min) : (at - start) / (max - start)
    return avar ? bend(avar, place) : place
  }
}

function bend(avar: Buffer, place: number): number {
  const points = Array.from({ length: avar.readUInt16BE(8) }, (_, i) => ({
    from: avar.readInt16BE(10 + 4 * i) * F2DOT14,
    to: avar.readInt16BE(12 + 4 * i) * F2DOT14,
  }))
  const next = points.findIndex(({ from }) => from >= place)
  const [before, after] = [points[next - 1], points[next]]
  if (!before || !after) return after?.to ?? place
  return before.to + ((place - before.from) / (after.from - before.from)) * (after.to - before.to)
}

/** How much of a region counts at a place of the axis. */
function readRegions(list: Buffer): (region: number, place: number) => number {
  return (region, place) => {
    const [start, peak, end] = [0, 2, 4].map((at) => list.readInt16BE(4 + 6 * region + at) * F2DOT14) as [
      number,
      number,
      number,
    ]
    if (place === peak) return 1
    if (place <= start || place >= end) return 0
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }
}

function readIndexMap(map: Buffer): (glyph: number) => readonly [outer: number, inner: number] {
  const format = map.readUInt8(1)
  const size = ((format & 0x30) >> 4) + 1
  const innerBits = (format & 0x0f) + 1
  const last = map.readUInt16BE(2) - 1
  return (glyph) => {
    const entry = map.readUIntBE(4 + size * Math.min(glyph, last), size)
    return [entry >> innerBits, entry & ((1 << innerBits) - 1)]
  }
}
