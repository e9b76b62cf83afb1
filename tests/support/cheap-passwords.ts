import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password's hash is slow by design: a tenth of a second each, thousands of times in the tests of accounts. Here it
// is the same function with next to no cost; password-cost.test.ts holds the real one against what was promised.
const { scrypt } = crypto
Object.assign(crypto, {
  scrypt: (
    password: string,
    salt: string,
    length: number,
    options: crypto.ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, length, { ...options, N: 2, r: 1 }, done),
})
syncBuiltinESMExports()
