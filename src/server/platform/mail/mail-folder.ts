import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAIL_FILES_KEPT } from '#domain/limits.ts'
import { isCode, makePrivateDir } from '#server/platform/files.ts'
import type { Mail } from './mailer.ts'

/** Mails as files. Their names hold no address: they are logged, and the log is kept longer than the files. */
export function createMailFolder(folder: string) {
  async function removeIf(matches: (name: string) => boolean | Promise<boolean>): Promise<void> {
    for (const name of await mailsIn(folder)) {
      if (await matches(name)) await rm(path.join(folder, name), { force: true })
    }
  }

  return {
    /** The name of the file that holds it now. A mail with the same id is in the same file. */
    async add({ id }: Pick<Mail, 'id'>, message: string | Buffer): Promise<string> {
      makePrivateDir(folder)
      const unique = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const name = `${id ?? unique}.eml`
      await writeFile(path.join(folder, name), message, { mode: 0o600 })
      return name
    },

    forget: (address: string) =>
      removeIf(async (name) => recipientOf(await readMail(path.join(folder, name))) === address),

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

/** Whom a mail as we write it is for. An address has no blanks, so its line is never folded. */
const recipientOf = (message: string): string | undefined =>
  /^To: (.*)$/m.exec(message.split(/\r?\n\r?\n/, 1)[0] ?? '')?.[1]?.trim()

/** Empty when it is gone by now. */
async function readMail(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return ''
    throw error
  }
}
