/**
 * Milliseconds that a test waits for what must become true. It only ends a test that hangs: what comes earlier costs
 * nothing, and no machine is too slow for it.
 */
export const HANG_TIMEOUT = 180_000
