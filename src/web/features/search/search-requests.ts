import type { Search, SearchAnswer } from '#domain/api/privacy.ts'
import { request } from '#web/lib/api.ts'

export const searchConversations = (body: Search, signal: AbortSignal) =>
  request<SearchAnswer>('POST', '/api/privacy/search', { body, signal })
