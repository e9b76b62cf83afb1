import type { Cipher, KeyRing } from './key-ring.ts'

/** Whose data it is, and with what it is opened. The owner is part of every query. */
export type Owner = { id: string; cipher: Cipher }

export async function ownerOf({ keyRing }: { keyRing: KeyRing }, personId: string): Promise<Owner> {
  return { id: personId, cipher: await keyRing.of(personId) }
}
