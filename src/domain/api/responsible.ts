import type { Responsible } from '../account/responsible.ts'

/**
 * GET /api/responsible: who answers for the data, for everybody; null where the operator has set none. `avaliacao` where
 * an evaluation is published.
 */
export type ResponsibleAnswer = Responsible & { avaliacao?: boolean }
