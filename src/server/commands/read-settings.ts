import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv, type Settings } from '#server/env.ts'

/** The settings as the server reads them. */
export function readSettings(): Settings {
  const env = path.resolve('.env')
  if (existsSync(env)) process.loadEnvFile(env)
  return readEnv(process.env)
}
