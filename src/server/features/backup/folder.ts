import { randomBytes } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readIfExists, replacePrivateFile } from '#server/platform/files.ts'
import { AGE_SIGN } from './age.ts'

/** A folder that holds copies, with the same functions as a bucket. */
export function openFolder(folder: string) {
  const fileOf = (name: string) => path.join(folder, name)

  return {
    nameOf: fileOf,
    check: async () => {},
    abort: async () => {},
    names: async () => readdirSync(folder),

    /** It has its name only once it is whole and on the disk: half a backup is never taken for one. How many bytes. */
    async upload(name: string, content: Readable): Promise<number> {
      const file = fileOf(name)
      if (existsSync(file)) throw new Error(`${file} já existe. Escolha outro nome; nada foi alterado.`)
      // Its name can't be known before: a file that somebody put there would keep its owner and mode.
      const partial = `${file}.${randomBytes(4).toString('hex')}.parcial`
      try {
        await pipeline(content, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }))
        renameSync(partial, file)
      } catch (error) {
        rmSync(partial, { force: true })
        throw error
      }
      withOpen(folder, fsyncSync)
      return statSync(file).size
    },

    isEncrypted(name: string): boolean {
      const file = fileOf(name)
      if (!existsSync(file)) throw new Error(`${file} não existe.`)
      const first = Buffer.alloc(AGE_SIGN.length)
      withOpen(file, (handle) => readSync(handle, first))
      return first.toString('latin1') === AGE_SIGN
    },
    open: async (name: string): Promise<Readable> => createReadStream(fileOf(name)),

    readText: async (name: string) => readIfExists(fileOf(name)),
    writeText: async (name: string, text: string) => replacePrivateFile(fileOf(name), text),
    remove: async (name: string) => rmSync(fileOf(name), { force: true }),
  }
}

/** Also a folder: the new name of a file is lost in a power cut unless its folder is on the disk too. */
function withOpen(file: string, work: (handle: number) => void): void {
  const handle = openSync(file, 'r')
  try {
    work(handle)
  } finally {
    closeSync(handle)
  }
}
