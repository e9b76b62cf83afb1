import fc from 'fast-check'

// Who runs npm test sees the same cases as everybody else: a case that nobody has met yet would be red by chance. New ones are
// looked for in npm run test:long and npm run fuzz.
if (!process.env.LONG_TESTS && !process.env.FUZZ_RUNS) fc.configureGlobal({ seed: 48 })
