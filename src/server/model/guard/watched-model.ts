import type { Settings } from '#server/env.ts'
import type { Model, Outcome, Source } from '../model.ts'
import { outcomeName } from '../services/failure-kind.ts'
import { guardedModel } from './guarded-model.ts'

type Watching = {
  counters: { count: (kind: 'guarda' | 'resposta', name: string, times?: number) => void }
  metrics?: { replies: ReplyObserver } | undefined
  firstWords: FirstWords
  settings: Pick<Settings, 'replySecondOpinion'>
}

/**
 * The model that answers people: measured, and behind the guard. What model and guard do is counted, and nothing of the
 * text. It is measured before the guard reads it: nothing of that depends on a level of risk.
 */
export function watchedModel(model: Model, { settings, ...watching }: Watching): Model {
  const { counters } = watching
  const measuredModel: Model = { ...model, reply: (prompt) => measured(model.reply(prompt), watching) }
  return guardedModel(measuredModel, {
    asks: settings.replySecondOpinion === 'auto',
    counted: (counts) => {
      for (const [rule, times] of Object.entries(counts)) counters.count('guarda', rule, times)
    },
  })
}

/** Receives how replies of a model end; `stopped` are those that were paused or broken off by us before the model ended. */
export type ReplyObserver = {
  firstText: (seconds: number) => void
  ended: (outcome: Outcome['type'] | 'stopped') => void
}

function measured(source: Source, { counters, metrics, firstWords }: Omit<Watching, 'settings'>): Source {
  return (sink, signal) => {
    const asked = performance.now()
    let hasSpoken = false
    const stopped = () => metrics?.replies.ended('stopped')
    signal.addEventListener('abort', stopped, { once: true })
    source(
      {
        ...sink,
        text(text) {
          if (!hasSpoken && text !== '') {
            hasSpoken = true
            const seconds = (performance.now() - asked) / 1000
            firstWords.add(seconds)
            metrics?.replies.firstText(seconds)
          }
          sink.text(text)
        },
        end(outcome) {
          signal.removeEventListener('abort', stopped)
          metrics?.replies.ended(outcome.type)
          counters.count('resposta', outcomeName(outcome))
          sink.end(outcome)
        },
      },
      signal,
    )
  }
}

const KEPT = 200

export type FirstWords = ReturnType<typeof createFirstWords>

/** How long the newest replies of this node took to their first word, in seconds. */
export function createFirstWords() {
  const kept: number[] = []
  return {
    add(seconds: number): void {
      kept.push(seconds)
      if (kept.length > KEPT) kept.shift()
    },
    median(): number | null {
      return kept.toSorted((a, b) => a - b)[Math.floor(kept.length / 2)] ?? null
    },
  }
}
