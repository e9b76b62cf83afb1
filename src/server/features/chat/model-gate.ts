import { AppError, planEnded } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { budgetLeft, type TokenBudget } from '#domain/services/token-budget.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Meter } from '#server/model/meter.ts'
import type { Model, ReplyPrompt, Source } from '#server/model/model.ts'
import type { SenderState } from './store/snapshot.ts'

/** A model that may be asked for one person, now. What it takes is added to the person's tokens. */
export type OpenModel = {
  reply: (prompt: ReplyPrompt) => Source
  opinion?: NonNullable<Model['opinion']> | undefined
}

/** A reply that was begun, or the level of something new: `unsure` is not certain yet, with `none` nothing is asked. */
export type Purpose = 'begun' | 'none' | 'unsure' | RiskLevel

export type ModelGate = ReturnType<typeof createModelGate>

type Options = {
  model: Model
  /** Where somebody whose plan has ended can renew it. */
  renewUrl?: string | undefined
  tokensPerDay?: TokenBudget | undefined
  meterOf?: ((owner: Owner) => Meter) | undefined
}

/** The only way to the model (`tests/walls/model-gate.test.ts`): reasons not to answer are fields of `SenderState`. */
export function createModelGate({ model, renewUrl, tokensPerDay, meterOf }: Options) {
  function refusal({ isSuspended, isSuspendedForAge, planEndedAt }: SenderState): AppError | null {
    if (isSuspendedForAge) return new AppError('account_for_adults')
    if (isSuspended) return new AppError('account_suspended')
    return planEndedAt && planEnded(planEndedAt, renewUrl)
  }

  /** Only where there is no sign of danger, and never in the middle of a reply. */
  function budgetRefusal({ plano, tokensToday }: SenderState, purpose: Purpose): AppError | null {
    if (purpose !== 'nenhum') return null
    return budgetLeft(tokensPerDay, plano, tokensToday)?.percent === 0 ? new AppError('tokens_spent') : null
  }

  return {
    kind: model.kind,
    /** Why the model is asked nothing for this person, whatever they write; null when it may be. */
    refusal,
    budgetRefusal,
    open(owner: Owner, sender: SenderState, purpose: Purpose): OpenModel {
      const refused = refusal(sender) ?? budgetRefusal(sender, purpose)
      if (refused) throw refused
      const meter = meterOf?.(owner)
      const { opinion } = model
      return {
        reply: (prompt) => model.reply({ ...prompt, meter }),
        opinion: opinion && ((turns, signal) => opinion(turns, signal, meter)),
      }
    },
  }
}
