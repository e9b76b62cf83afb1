import type { Settings } from './env.ts'
import type { Counters } from './features/counters/counters.ts'
import type { Metrics } from './features/metrics/metrics.ts'
import { failureKind } from './model/failure-kind.ts'
import { guardedModel } from './model/guarded-model.ts'
import { measuredModel } from './model/measured-model.ts'
import type { Model, Outcome } from './model/model.ts'

type Watching = {
  counters: Pick<Counters, 'count'>
  metrics?: Pick<Metrics, 'replies'> | undefined
  settings: Pick<Settings, 'replySecondOpinion'>
}

/** A model as people meet it: behind the guard. What both do is counted, and nothing of the text. */
export function watchedModel(model: Model, { counters, metrics, settings }: Watching): Model {
  return guardedModel(metrics ? measuredModel(model, metrics.replies) : model, {
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
