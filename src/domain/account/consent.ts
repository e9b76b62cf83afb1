/**
 * What a person accepts by creating an account: being an adult, the terms, the privacy policy and the treatment
 * of sensitive data to produce the replies. A new version of any of them is a new version here.
 */
export const CONSENT_VERSION = '2025-04'
