/** In the order in which they are used. In a file of its own: screens need them without the schemas. */
export const PLAN_STEPS = [
  'sinais',
  'sozinho',
  'distracao',
  'pessoas',
  'profissionais',
  'ambiente',
  'motivos',
] as const
export type PlanStep = (typeof PLAN_STEPS)[number]
