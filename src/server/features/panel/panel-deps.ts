import type { OperatorDeps } from '#server/features/operators/operator-deps.ts'

/** What the routes of the panel need from outside. */
export type PanelDeps = OperatorDeps & {
  appUrl: string
}
