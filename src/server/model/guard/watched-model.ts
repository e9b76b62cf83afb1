import type { Settings } from '#server/env.ts'
import type { Model, Outcome } from '../model.ts'
import { failureKind } from '../services/failure-kind.ts'
import type { FirstWords } from './first-words.ts'
import { guardedModel } from './guarded-model.ts'
import { measuredModel, type ReplyObserver } from './measured-model.ts'

type Watching = {
  counters: { count: (kind: 'guarda' | 'resposta', name: string, times?: number) => void }
  metrics?: { replies: ReplyObserver } | undefined
  firstWords: FirstWords
  settings: Pick<Settings, 'replySecondOpinion'>
}

/** The model that answers people: behind the guard. What model and guard do is counted, and nothing of the text. */
export function watchedModel(model: Model, { counters, metrics, firstWords, settings }: Watching): Model {
  const observer: ReplyObserver = {
    firstText(seconds) {
      firstWords.add(seconds)
      metrics?.replies.firstText(seconds)
    },
    ended: (how) => metrics?.replies.ended(how),
  }
  return guardedModel(measuredModel(model, observer), {
    asks: settings.replySecondOpinion === 'auto',
    counted: (counts) => {
      for (const [rule, times] of Object.entries(counts)) counters.count('guarda', rule, times)
    },
    ended: (outcome) => counters.count('resposta', outcomeName(outcome)),
  })
}

const NAMES = { whole: 'inteira', cut: 'limite', filtered: 'filtrada' } as const

/** How a model ended, as it is counted. */
export function outcomeName(outcome: Outcome): string {
  if (outcome.type === 'failed') return failureKind(outcome.reason)
  return NAMES[outcome.type]
}
