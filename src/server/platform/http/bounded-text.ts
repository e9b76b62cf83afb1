/** The text of an answer of at most so many bytes, as they are after being unpacked. Throws for a longer one. */
export async function boundedText(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > most) throw new Error('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
