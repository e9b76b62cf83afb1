import type { Log } from '#server/platform/log.ts'

/** The service that the operator chose, and where what it does wrong is logged. */
export type ModelService = { baseUrl: string; apiKey: string | undefined; name: string; log: Log }
