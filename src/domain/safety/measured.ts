/** What the detector was measured to do on the reported half of our lines; a test measures it again. */
export const MEASURED = { lines: 1179, noticed: '98,2 %', falseAlarms: '2,4 %' } as const
