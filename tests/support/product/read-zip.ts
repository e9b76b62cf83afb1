import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP file, by name, read by its directory at the end; checksums and sizes must agree. */
export function readZip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('no end of directory: not a whole ZIP file')
  let count = zip.readUInt16LE(end + 10)
  if (count === 0xffff) count = Number(zip.readBigUInt64LE(Number(zip.readBigUInt64LE(end - 20 + 8)) + 32))
  let at = zip.readUInt32LE(end + 16)
  for (let turn = 0; turn < count; turn += 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('directory damaged')
    const [crc, packed, plain] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field)) as [
      number,
      number,
      number,
    ]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = inflateRawSync(zip.subarray(start, start + packed))
    if (content.length !== plain || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, content.toString('utf8'))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
