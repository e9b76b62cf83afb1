import { isBlank } from '../text/is-blank.ts'
import type { ChatMessage } from './conversation.ts'

export const HISTORY_WINDOW = 3

export type HistoryMessage = Pick<ChatMessage, 'role' | 'content' | 'status' | 'onboarding'>

/**
 * The last `n` complete messages of those before the new one. Left out are the welcome, replies that are not complete,
 * and a question whose answer failed; one whose answer was interrupted stays, for it was read.
 */
export function historyWindow<M extends HistoryMessage>(messages: readonly M[], n = HISTORY_WINDOW): M[] {
  const window: M[] = []
  let answerFailed = false
  for (const message of messages.toReversed()) {
    if (window.length === n) break
    const failedQuestion = message.role === 'user' && answerFailed
    answerFailed = message.role === 'assistant' && message.status === 'erro'
    if (isComplete(message) && !failedQuestion) window.unshift(message)
  }
  return window
}

const isComplete = ({ content, status, onboarding }: HistoryMessage): boolean =>
  (status === 'enviada' || status === 'completa') && !onboarding && !isBlank(content)
