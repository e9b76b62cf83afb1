import { type ChatPayload, withoutFirstReply } from '#domain/prompt/chat-payload.ts'

/** What is sent for one reply. */
export type RequestBody = {
  text: () => string
  /** After a refusal: whether there is a shorter request to try, which is then what is sent. */
  shorten: () => boolean
  /** The service took the request. */
  accepted: () => void
}

/**
 * Some services refuse a conversation whose first turn is the assistant's. Without a word of why, it is tried once
 * without that turn; a service that takes it so is asked so from then on, for as long as this process runs.
 */
export function createFirstTurn(): (payload: ChatPayload) => RequestBody {
  let isRefused = false
  return (payload) => {
    const shorter = withoutFirstReply(payload)
    let isShort = isRefused && shorter !== null
    return {
      text: () => JSON.stringify(isShort ? shorter : payload),
      shorten() {
        if (isShort || shorter === null) return false
        isShort = true
        return true
      },
      accepted() {
        isRefused ||= isShort
      },
    }
  }
}
