/** The numbers of FNV-1a, with which hashes are also joined. */
export const HASH_BASIS = 0x811c9dc5
export const HASH_PRIME = 0x01000193

/** The 32 bits (FNV-1a) that stand for a text among the features of a linear model. */
export function hashOf(text: string): number {
  let hash = HASH_BASIS
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), HASH_PRIME)
  return hash
}
