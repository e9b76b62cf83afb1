import driver from 'postgres'

if (!('isPatched' in driver))
  throw new Error('node_modules/postgres is not patched: run node scripts/patch-packages.mjs')

/** The driver with patches/postgres+3.4.9.patch applied, which set-up does; nothing else may import it. */
export const postgres = driver
