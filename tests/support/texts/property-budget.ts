/** For properties of many cases: on a slow machine fewer of them are tried, instead of the test running out of time. */
export const PROPERTY_BUDGET = { interruptAfterTimeLimit: 30_000 }
