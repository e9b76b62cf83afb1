import type { PrivacyAnswer } from '#domain/api/privacy.ts'
import { requestAs } from '#web/lib/api.ts'

/** Asked for on every screen; the other requests about privacy come with the screens that make them. */
export const fetchPrivacy = (personId: string) => requestAs(personId)<PrivacyAnswer>('GET', '/api/privacy')
