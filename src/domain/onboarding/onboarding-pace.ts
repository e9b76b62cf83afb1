/** From the person's answer to the typing dots. */
export const ONBOARDING_WAIT_MS = 1000
/** From the dots to the reply. */
export const ONBOARDING_DOTS_MS = 500
