import { readFileSync } from 'node:fs'
import { isEmail, normalizeEmail } from '#domain/account/credentials.ts'
import { CsvError } from '#server/features/allow-list/read-allowed-csv.ts'
import { isCode } from '#server/platform/files.ts'

export function readEmail(typed: string): string {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) throw new Error(`"${typed}" não é um e-mail válido.`)
  return email
}

export function readCsvFile<T>(file: string, read: (text: string) => T): T {
  try {
    return read(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)))
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${file}, ${error.message} Nada foi alterado.`)
    if (isCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA'))
      throw new Error(`${file}: salve o arquivo como CSV em UTF-8. Nada foi alterado.`)
    throw new Error(`${file}: não foi possível ler o arquivo. Nada foi alterado.`)
  }
}
