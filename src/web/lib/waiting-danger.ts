import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { createSignalMap } from './signal.ts'

/** What was read here in words of this tab that the server has not taken, by their id: also where no screen of theirs is. */
export const waitingDanger = createSignalMap<RiskLevel>()
