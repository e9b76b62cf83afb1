/** What the detector was measured to do on the reported half of our lines; a test measures it again. */
export const MEASURED = { lines: 872, noticed: '98,4 %', falseAlarms: '3,4 %' } as const
