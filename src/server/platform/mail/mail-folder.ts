import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAIL_FILES_KEPT } from '#domain/limits.ts'
import { isCode, makePrivateDir } from '#server/platform/files.ts'
import type { Mail } from './mailer.ts'

/** Mails as files. Each has its address in its name as a hash, so that all mails to one address can be found. */
export function createMailFolder(folder: string) {
  async function removeIf(matches: (name: string) => boolean | Promise<boolean>): Promise<void> {
    for (const name of await mailsIn(folder)) {
      if (await matches(name)) await rm(path.join(folder, name), { force: true })
    }
  }

  return {
    /** The name of the file that holds it now. A mail with the same id is in the same file. */
    async add({ id, to }: Pick<Mail, 'id' | 'to'>, message: string | Buffer): Promise<string> {
      makePrivateDir(folder)
      const unique = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const name = `${id ?? unique}${endingFor(to)}`
      await writeFile(path.join(folder, name), message, { mode: 0o600 })
      return name
    },

    forget: (address: string) => removeIf((name) => name.endsWith(endingFor(address))),

    purge: () => removeIf(async (name) => (await ageOf(path.join(folder, name))) > MAIL_FILES_KEPT),
  }
}

async function mailsIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}

/** A file that is gone by now has no age. */
async function ageOf(file: string): Promise<number> {
  try {
    return Date.now() - (await stat(file)).mtimeMs
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 0
    throw error
  }
}

function endingFor(address: string): string {
  return `-${createHash('sha256').update(address).digest('hex').slice(0, 16)}.eml`
}
