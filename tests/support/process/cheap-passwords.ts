import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password's hash is slow by design: a tenth of a second each, thousands of times in the tests of accounts. Here it
// is the same function with next to no cost; password-cost.test.ts holds the real one against what was promised. Where
// passwords were hashed elsewhere, FULL_PASSWORD_COST is set.
const { scrypt } = crypto

function cheapScrypt(
  password: string,
  salt: string,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) {
  const cost = process.env.FULL_PASSWORD_COST ? {} : { N: 2, r: 1 }
  scrypt(password, salt, length, { ...options, ...cost }, done)
}

// This file is run again for every test file of a worker.
if (scrypt.name !== cheapScrypt.name) {
  Object.assign(crypto, { scrypt: cheapScrypt })
  syncBuiltinESMExports()
}
