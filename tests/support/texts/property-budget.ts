/** For properties of many cases: on a slow machine fewer of them are tried, instead of the test running out of time. */
export const PROPERTY_BUDGET = { interruptAfterTimeLimit: 30_000 }

/** So many in npm run test:long, and a quarter in npm test: where neither words nor safety hang on a rare case. */
export const casesOf = (many: number): number => (process.env.LONG_TESTS ? many : many / 4)
