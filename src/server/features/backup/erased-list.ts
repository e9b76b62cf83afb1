import path from 'node:path'
import { z } from 'zod'
import { readIfExists, replacePrivateFile } from '#server/platform/files.ts'

export const ERASED_LIST = 'contas-apagadas.json'

const List = z.object({ ate: z.iso.datetime(), contas: z.array(z.uuid()) })
/** Ids of accounts that were erased, and until when they are known. */
export type ErasedList = z.infer<typeof List>

export function readErasedList(copy: string): ErasedList | null {
  const file = beside(copy)
  return parseErasedList(readIfExists(file), file)
}

export function parseErasedList(text: string | null, file: string): ErasedList | null {
  if (text === null) return null
  try {
    return List.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} está danificado. Conserte-o ou tire-o daqui; nada foi alterado.`, {
      cause: error,
    })
  }
}

/** Writes the ids beside a copy, with those that were there: older copies are restored with it, too. */
export function writeErasedList(copy: string, ids: readonly string[], now: Date): void {
  replacePrivateFile(beside(copy), longerErasedList(readErasedList(copy), ids, now))
}

/** The text of a list with these ids, too. */
export function longerErasedList(known: ErasedList | null, ids: readonly string[], now: Date): string {
  const contas = [...new Set([...(known?.contas ?? []), ...ids])].sort()
  return `${JSON.stringify({ ate: now.toISOString(), contas } satisfies ErasedList)}\n`
}

const beside = (copy: string): string => path.join(path.dirname(copy), ERASED_LIST)
