import { AppError } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { Snapshot } from './store/snapshot.ts'

/**
 * Without a plan, or suspended, nothing new is taken and the model asked nothing; what the message says about danger is
 * answered with help all the same.
 */
export function refuseSending(
  { renewUrl }: Pick<ChatDeps, 'renewUrl'>,
  { isSuspended, planEndedAt }: Pick<Snapshot, 'isSuspended' | 'planEndedAt'>,
  nivel: RiskLevel,
): void {
  const help = nivel === 'nenhum' ? {} : { nivel }
  if (isSuspended) throw new AppError('account_suspended', help)
  if (!planEndedAt) return
  throw new AppError('plan_ended', { endedAt: planEndedAt, ...(renewUrl && { link: renewUrl }), ...help })
}
