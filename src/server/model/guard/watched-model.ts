import type { Settings } from '#server/env.ts'
import type { Model, Outcome, Source } from '../model.ts'
import { failureKind } from '../services/failure-kind.ts'
import { guardedModel } from './guarded-model.ts'

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

export function outcomeName(outcome: Outcome): string {
  if (outcome.type === 'failed') return failureKind(outcome.reason)
  return NAMES[outcome.type]
}

/** Receives how replies of a model end; `stopped` are those that were paused or broken off by us before the model ended. */
export type ReplyObserver = {
  firstText: (seconds: number) => void
  ended: (outcome: Outcome['type'] | 'stopped') => void
}

/** A model whose replies are measured, before the guard reads them: nothing of it depends on a level of risk. */
function measuredModel(model: Model, observer: ReplyObserver): Model {
  return { ...model, reply: (prompt) => measured(model.reply(prompt), observer) }
}

function measured(source: Source, { firstText, ended }: ReplyObserver): Source {
  return (sink, signal) => {
    const asked = performance.now()
    let hasSpoken = false
    let hasEnded = false
    const end = (how: Outcome['type'] | 'stopped') => {
      if (!hasEnded) ended(how)
      hasEnded = true
    }
    signal.addEventListener('abort', () => end('stopped'), { once: true })
    source(
      {
        ...sink,
        text(text) {
          if (!hasSpoken && text !== '') firstText((performance.now() - asked) / 1000)
          hasSpoken ||= text !== ''
          sink.text(text)
        },
        end(outcome) {
          end(outcome.type)
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
