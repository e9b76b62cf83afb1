/** What the detector was measured to do on the reported half of our lines; a test measures it again. */
export const MEASURED = { lines: 1577, noticed: '97,7 %', falseAlarms: '2,4 %' } as const
