/** The lines of a stream of bytes, each with its line feed. What comes after the last one is no line. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const more of bytes) {
    const all = rest.length > 0 ? Buffer.concat([rest, more]) : more
    let from = 0
    for (let at = all.indexOf(10); at >= 0; at = all.indexOf(10, from)) {
      yield all.subarray(from, at + 1)
      from = at + 1
    }
    rest = all.subarray(from)
  }
}
