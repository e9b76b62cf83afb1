import type { Outcome, ReplyPrompt, Source } from '#server/model/model.ts'
import { createRemoteModel, type RemoteModelOptions } from '#server/model/services/remote-model.ts'
import { createLog } from '#server/platform/log.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'

export const API_KEY = 'sk-uma-chave-secreta'
const MODEL_NAME = 'gpt-4-turbo-preview'

/** Limits that only end what hangs, so that no answer is too slow: a test of a limit sets that one. */
const LIMITS = {
  connect: HANG_TIMEOUT,
  firstWord: HANG_TIMEOUT,
  silence: HANG_TIMEOUT,
  total: HANG_TIMEOUT,
  retryWait: 10,
}

/** The remote model, as an operator would set it up for this address, and what it writes to the log. */
export function remoteModelAt(baseUrl: string, options: Partial<RemoteModelOptions> = {}) {
  const logged: string[] = []
  const log = createLog('trace', { write: (line) => void logged.push(line) })
  const limits = { ...LIMITS, ...options.limits }
  const model = createRemoteModel({ baseUrl, apiKey: API_KEY, name: MODEL_NAME, log, ...options, limits })
  return { model, logged }
}

export const PROMPT: ReplyPrompt = {
  level: 'nenhum',
  turn: 0,
  system: 'Você é…',
  history: [
    { role: 'user', content: 'Oi' },
    { role: 'assistant', content: 'Olá' },
  ],
  message: 'Dormi mal.',
  partial: '',
}

/**
 * Listens to a source. `ended` holds every end that was heard: it should be one. `unread` is for how long, in
 * milliseconds, there is always enough to read; without it the first words are waited for all the time.
 */
export function collectReply(source: Source, { unread = null }: { unread?: number | null } = {}) {
  const abort = new AbortController()
  const { promise: end, resolve } = Promise.withResolvers<Outcome>()
  const heard = {
    texts: [] as string[],
    ended: [] as Outcome[],
    /** Resolves with the first end. */
    end,
    abort: () => abort.abort(),
    text: () => heard.texts.join(''),
  }
  source(
    {
      text: (text) => void heard.texts.push(text),
      end: (outcome) => {
        heard.ended.push(outcome)
        resolve(outcome)
      },
      unread: () => unread,
    },
    abort.signal,
  )
  return heard
}
