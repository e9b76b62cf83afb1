import path from 'node:path'
import { migrationsIn } from './platform/db/migrate.ts'

export const schema = migrationsIn(path.join(import.meta.dirname, 'migrations'))
