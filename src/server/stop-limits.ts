/**
 * How long each step of a stop may take before the next one comes anyway: less than 10 s together. Where a node drains first
 * (`platform/http/drain.ts`), it has no private PostgreSQL to stop: closing connections takes a second at most.
 */
export const STOP_LIMITS = { replies: 4_500, streams: 300, requests: 1_500, counters: 500, database: 2_500 }

/** What the log says when the replies in progress could not all be stored in their time. */
export const CUT_SHORT = 'stopping before every reply in progress is stored'
