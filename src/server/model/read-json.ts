/** The JSON of an answer of at most so many bytes, as they are after being unpacked. Throws for anything else. */
export async function readJson(response: Response, most: number): Promise<unknown> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > most) throw new Error('the answer is too long')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}
