import { type SystemUser, systemOf } from '#server/platform/system/system.ts'

export type DatabaseUser = SystemUser

/** PostgreSQL refuses to run as root: then another system user runs it. Null when we are not root. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const found = systemOf().databaseUser()
  if (!found)
    throw new Error('Como root, é preciso um usuário de sistema "postgres": useradd --system postgres')
  return found
}
