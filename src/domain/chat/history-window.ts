import { isBlank } from '../text/is-blank.ts'
import type { MessageStatus } from './conversation.ts'

/** How many messages before the new one the model gets to see. */
export const HISTORY_WINDOW = 3

export type HistoryMessage = {
  role: 'user' | 'assistant'
  content: string
  status: MessageStatus
  /** Written in the scripted welcome: never sent to the model. */
  onboarding: boolean
}

/**
 * The last `n` complete messages, oldest first. `messages` are those before the new one, in order.
 * Left out: the welcome, messages not yet sent, replies that are not complete (in progress, paused,
 * interrupted, failed), and a question whose answer failed. A question whose answer was interrupted stays: it
 * was read.
 */
export function historyWindow<M extends HistoryMessage>(messages: readonly M[], n = HISTORY_WINDOW): M[] {
  const window: M[] = []
  let answerFailed = false
  for (let i = messages.length - 1; i >= 0 && window.length < n; i -= 1) {
    const message = messages[i]
    if (message === undefined) continue
    const failedQuestion = message.role === 'user' && answerFailed
    answerFailed = message.role === 'assistant' && message.status === 'erro'
    if (isComplete(message) && !failedQuestion) window.unshift(message)
  }
  return window
}

function isComplete({ role, content, status, onboarding }: HistoryMessage): boolean {
  const settled = role === 'user' ? status === 'enviada' : status === 'completa'
  return settled && !onboarding && !isBlank(content)
}
