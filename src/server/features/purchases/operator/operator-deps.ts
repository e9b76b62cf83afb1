import type { PurchaseDeps } from '#server/features/purchases/purchase-deps.ts'

/** What the operator's commands need. */
export type OperatorDeps = PurchaseDeps & { appUrl: string }
