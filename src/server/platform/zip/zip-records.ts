/** What a ZIP file says about one of its files. Sizes and checksum are known only once it has been written. */
export type ZipEntry = { name: Buffer; offset: number; crc: number; packed: number; plain: number }

const VERSION = 20
const VERSION_64 = 45
/** Sizes follow in a descriptor (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATE = 8
/** Read and write for the owner, nothing for others: a private file. */
const ATTRIBUTES = (0o100600 << 16) >>> 0
const MADE_ON_UNIX = 3 << 8
const COUNT_MAX = 0xffff
export const SIZE_MAX = 0xffff_ffff

export function localHeader({ name }: Pick<ZipEntry, 'name'>, date: Date): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATE, 8)
  header.writeUInt32LE(dosTime(date), 10)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

export function descriptor({ crc, packed, plain }: ZipEntry): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packed, 8)
  record.writeUInt32LE(plain, 12)
  return record
}

export function centralHeader({ name, offset, crc, packed, plain }: ZipEntry, date: Date): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(MADE_ON_UNIX | VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATE, 10)
  header.writeUInt32LE(dosTime(date), 12)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(plain, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(ATTRIBUTES, 38)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

/** The end of the file. More files than fit into the old count are counted in a second, larger record. */
export function endRecords(count: number, start: number, size: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, COUNT_MAX), 8)
  end.writeUInt16LE(Math.min(count, COUNT_MAX), 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(start, 16)
  return count < COUNT_MAX ? end : Buffer.concat([largeEnd(count, start, size), end])
}

function largeEnd(count: number, start: number, size: number): Buffer {
  const record = Buffer.alloc(56 + 20)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(MADE_ON_UNIX | VERSION_64, 12)
  record.writeUInt16LE(VERSION_64, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  record.writeUInt32LE(0x07064b50, 56)
  record.writeBigUInt64LE(BigInt(start + size), 64)
  record.writeUInt32LE(1, 72)
  return record
}

function dosTime(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
