import path from 'node:path'
import { z } from 'zod'
import { readIfExists, replacePrivateFile } from '#server/platform/files.ts'

export const ERASED_LIST = 'contas-apagadas.json'

const List = z.object({ ate: z.iso.datetime(), contas: z.array(z.uuid()) })
/** Ids of accounts that were erased, and until when they are known. */
export type ErasedList = z.infer<typeof List>

/** The list beside a copy; null when there is none. */
export function readErasedList(copy: string): ErasedList | null {
  const file = beside(copy)
  const text = readIfExists(file)
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
  const known = readErasedList(copy)?.contas ?? []
  const list: ErasedList = { ate: now.toISOString(), contas: [...new Set([...known, ...ids])].sort() }
  replacePrivateFile(beside(copy), `${JSON.stringify(list)}\n`)
}

function beside(copy: string): string {
  return path.join(path.dirname(copy), ERASED_LIST)
}
