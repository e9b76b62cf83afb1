import { CONTENT_KEPT_AFTER_PLAN, PLAN_NOTICES } from '../limits.ts'
import type { AllowListRow } from './access.ts'

export type PlanState = 'ativo' | 'atrasado' | 'cancelado' | 'terminado'

type Ends = Pick<AllowListRow, 'fimAcesso' | 'toleranciaAte'>

/** The moment from which nothing more can be sent; null when there is none. */
export const sendingEndsAt = ({ fimAcesso, toleranciaAte }: Ends): number | null => toleranciaAte ?? fimAcesso

export function planState(row: Pick<AllowListRow, 'status'> & Ends, now: number): PlanState {
  const end = sendingEndsAt(row)
  if (end !== null && end <= now) return 'terminado'
  if (row.status === 'cancelado') return 'cancelado'
  const overdue = row.fimAcesso !== null && row.fimAcesso <= now
  return row.status === 'atrasado' || overdue ? 'atrasado' : 'ativo'
}

/** When mails to the person really left: at the end, and twice before what they wrote is erased. */
export type NoticesSent = readonly [end: number | null, soon: number | null, tomorrow: number | null]

type EndOfPlanStep = { notice: 0 | 1 | 2; eraseAt: number } | 'erase' | null

const [, SOON, TOMORROW] = PLAN_NOTICES

/**
 * What is due after a plan has ended. Nothing is erased that was not announced: where a mail could not leave in time,
 * what follows it moves by as much.
 */
export function endOfPlanStep(endedAt: number, sent: NoticesSent, now: number): EndOfPlanStep {
  const [end, soon, tomorrow] = sent
  const eraseAt = eraseTime(endedAt, sent, now)
  if (end === null) return now >= endedAt ? { notice: 0, eraseAt } : null
  if (soon === null) return now >= endedAt + SOON ? { notice: 1, eraseAt } : null
  if (tomorrow === null) return now >= lastNoticeAt(endedAt, soon) ? { notice: 2, eraseAt } : null
  return now >= eraseAt ? 'erase' : null
}

/** When what was written will be erased, as far as it is known now. */
export function eraseTime(endedAt: number, [, soon, tomorrow]: NoticesSent, now: number): number {
  const soonAt = soon ?? Math.max(now, endedAt + SOON)
  const tomorrowAt = tomorrow ?? Math.max(now, lastNoticeAt(endedAt, soonAt))
  return Math.max(endedAt, tomorrowAt - TOMORROW) + CONTENT_KEPT_AFTER_PLAN
}

/** Between the last two mails lies as much time as promised, however late the first of them was. */
const lastNoticeAt = (endedAt: number, soonAt: number): number => Math.max(endedAt, soonAt - SOON) + TOMORROW
