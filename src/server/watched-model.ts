import type { Settings } from './env.ts'
import type { Counters } from './features/counters/counters.ts'
import type { Metrics } from './features/metrics/metrics.ts'
import { failureKind } from './model/failure-kind.ts'
import type { FirstWords } from './model/first-words.ts'
import { guardedModel } from './model/guarded-model.ts'
import { measuredModel, type ReplyObserver } from './model/measured-model.ts'
import type { Model, Outcome } from './model/model.ts'

type Watching = {
  counters: Pick<Counters, 'count'>
  metrics?: Pick<Metrics, 'replies'> | undefined
  firstWords: FirstWords
  settings: Pick<Settings, 'replySecondOpinion'>
}

/** A model as people meet it: behind the guard. What both do is counted, and nothing of the text. */
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
