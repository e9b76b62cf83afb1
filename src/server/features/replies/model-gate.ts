import { AppError } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Model } from '#server/model/model.ts'
import type { Standing } from './store/standing.ts'

/** A model that may be asked for one person, now. */
export type OpenModel = Pick<Model, 'reply' | 'opinion'>

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
  return {
    kind: model.kind,
    /** The refusal names the level that was read, so that danger is answered with help all the same. */
    open({ isSuspended, planEndedAt }: Standing, nivel: RiskLevel = 'nenhum'): OpenModel {
      const help = nivel === 'nenhum' ? {} : { nivel }
      if (isSuspended) throw new AppError('account_suspended', help)
      if (planEndedAt)
        throw new AppError('plan_ended', {
          endedAt: planEndedAt,
          ...(renewUrl && { link: renewUrl }),
          ...help,
        })
      return model
    },
  }
}
