import type { Search, SearchAnswer } from '#domain/api/privacy.ts'
import { requestAs } from '#web/lib/api.ts'

export const requestSearch = (personId: string, body: Search, signal: AbortSignal) =>
  requestAs(personId)<SearchAnswer>('POST', '/api/privacy/search', { body, signal })
