import { brasiliaIso } from '../text/brasilia-time.ts'

/** Tokens that calls to services took. Of `input`, `cached` were read from a service's cache and cost less. */
export type Tokens = { input: number; output: number; cached: number }

const CHARACTERS_PER_TOKEN = 3.5

/** Services wrap each message of a request in a few tokens of their own. */
const TOKENS_PER_MESSAGE = 4

/** Tokens that this many characters of Portuguese take, about: for services that do not report it. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN)

export function estimateInput(messages: readonly { content: string }[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  return estimateTokens(characters) + TOKENS_PER_MESSAGE * messages.length
}

/** The day to which tokens are added, and on which a person's tokens begin anew: that of Brasília. */
export const spendingDay = (now: number): string => brasiliaIso(now).slice(0, 10)
