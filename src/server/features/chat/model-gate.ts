import { AppError } from '#domain/errors.ts'
import type { Model } from '#server/model/model.ts'
import type { Standing } from './store/standing.ts'

/** A model that may be asked for one person, now. */
export type OpenModel = Pick<Model, 'reply' | 'opinion'>

type Allowed = Pick<Standing, 'isSuspended' | 'isSuspendedForAge' | 'planEndedAt'>

export type ModelGate = ReturnType<typeof createModelGate>

type Options = {
  model: Model
  /** Where somebody whose plan has ended can renew it. */
  renewUrl?: string | undefined
}

/**
 * The only way from a use-case to the model. What keeps a person from being answered is a field of their standing and is
 * asked here, so that it holds for everything that asks the model; `tests/walls/model-gate.test.ts` finds another way.
 */
export function createModelGate({ model, renewUrl }: Options) {
  function refusal({ isSuspended, isSuspendedForAge, planEndedAt }: Allowed): AppError | null {
    if (isSuspendedForAge) return new AppError('account_for_adults')
    if (isSuspended) return new AppError('account_suspended')
    if (!planEndedAt) return null
    return new AppError('plan_ended', { endedAt: planEndedAt, ...(renewUrl && { link: renewUrl }) })
  }

  return {
    kind: model.kind,
    /** Why the model is asked nothing for this person; null when it may be. */
    refusal,
    open(standing: Allowed): OpenModel {
      const refused = refusal(standing)
      if (refused) throw refused
      return model
    },
  }
}
