import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { restoreBackup, saveBackup } from '#server/features/backup/store.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { reporting } from './run-command.ts'
import { readSettings, withOpenDatabase } from './with-database.ts'

const USAGE = `Uso: npm run backup -- COMANDO ARQUIVO
  save     guarda todo o banco em ARQUIVO (.gz), com o servidor em uso
  restore  põe o que está em ARQUIVO em um banco vazio
As chaves (DATA_DIR/keys) não vão junto: guarde-as em outro lugar, pois sem elas nada se abre.`

const COMMANDS = { save, restore }

await reporting(async () => {
  const [name = '', file, ...rest] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
  if (!command || !file || rest.length > 0) {
    console.error(USAGE)
    process.exit(2)
  }
  await withOpenDatabase(readSettings(), ({ withoutTimeout }) =>
    withoutTimeout((sql) => command(sql, path.resolve(file))),
  )
})

/** Under another name until it is whole: half a backup is never taken for one. */
async function save(sql: Sql, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} já existe. Escolha outro nome; nada foi alterado.`)
  const partial = `${file}.parcial`
  try {
    const zip = createGzip()
    const written = pipeline(zip, createWriteStream(partial, { mode: 0o600 }))
    await Promise.all([saveBackup(sql, zip), written])
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
  console.log(`Backup guardado em ${file}.`)
}

async function restore(sql: Sql, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} não existe.`)
  // What goes wrong in reading is met where it is read, however early it comes.
  const content = createGunzip().on('error', () => {})
  pipeline(createReadStream(file), content).catch(() => {})
  await restoreBackup(sql, content)
  console.log(`Backup restaurado de ${file}.`)
}
