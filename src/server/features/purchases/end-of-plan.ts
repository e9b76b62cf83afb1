import { INTEGRATION_SILENCE, UNUSED_ENTRY_KEPT } from '#domain/limits.ts'
import { endOfPlanStep } from '#domain/purchases/plan-state.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { emailHasher, forgetBuyer, type PurchaseDeps } from './apply-events.ts'
import { type EndedPlan, endedPlans, type Slice } from './store/ended-plans.ts'
import { integrations } from './store/integrations.ts'

/** Entries of the allow-list that are looked at again each minute: a million take eight hours. */
const SLICE = 2_000
const DAY = 24 * 60 * 60 * 1000
const NOTICES = ['plano-terminou', 'apaga-em-breve', 'apaga-amanha'] as const

type EndDeps = PurchaseDeps & {
  /** Erases everything that a person wrote, and keeps the account. */
  eraseContent: (personId: string) => Promise<void>
}

/**
 * Tells people whose plan has ended what becomes of what they wrote, and erases it when its time has come. A slice of everybody
 * each time, so that no turn takes longer where there are more people.
 */
export function createFollowEndedPlans(deps: EndDeps, size = SLICE) {
  let after = ''
  return async (): Promise<void> => {
    const slice = await endedPlans.slice(deps.sql, after, size)
    after = slice.upTo ?? ''
    await followEndedPlans(deps, slice)
    await forgetUnusedEntries(deps, slice)
  }
}

async function followEndedPlans({ sql, log, eraseContent }: EndDeps, slice: Slice): Promise<void> {
  const now = await endedPlans.now(sql)
  for (const plan of await endedPlans.due(sql, now, slice)) {
    const step = endOfPlanStep(plan.terminouEm.getTime(), plan.sent, now.getTime())
    if (step === 'erase') {
      await eraseContent(plan.userId)
      log.info(
        { event: 'content-erased-after-plan' },
        'what somebody wrote was erased: their plan ended ninety days ago',
      )
    } else if (step) await mailOutbox.add(sql, [notice(plan, step.notice, step.eraseAt)])
  }
}

const notice = (plan: EndedPlan, number: 0 | 1 | 2, apagaEm: number) => ({
  chave: `${plan.chave}/${number}`,
  modelo: NOTICES[number],
  para: plan.email,
  dados: { terminouEm: plan.fimAcesso.getTime(), apagaEm },
})

async function forgetUnusedEntries({ sql, secrets }: Pick<PurchaseDeps, 'sql' | 'secrets'>, slice: Slice) {
  const emails = await endedPlans.unused(sql, UNUSED_ENTRY_KEPT, slice)
  if (emails.length === 0) return
  const hash = await emailHasher(secrets)
  for (const email of emails) await transaction(sql, (tx) => forgetBuyer(tx, email, hash))
}

/** Nothing else notices that an integration stopped sending. Each is logged once a day. */
export function createSilenceReport({ sql }: Pick<PurchaseDeps, 'sql'>, log: Log) {
  const reportedAt = new Map<string, number>()
  return async (now = Date.now()): Promise<void> => {
    for (const { id, plataforma, criadaEm, ultimaEntregaEm } of await integrations.list(sql)) {
      const since = ultimaEntregaEm ?? criadaEm
      if (now - since.getTime() < INTEGRATION_SILENCE || now - (reportedAt.get(id) ?? 0) < DAY) continue
      reportedAt.set(id, now)
      log.warn(
        { event: 'integration-silent', integration: id, platform: plataforma, since },
        'nothing came from an integration for a week',
      )
    }
  }
}
