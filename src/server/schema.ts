import path from 'node:path'
import { migrationsIn } from './platform/db/migrate.ts'

/** The product's schema: the files in migrations/. */
export const schema = migrationsIn(path.join(import.meta.dirname, 'migrations'))
