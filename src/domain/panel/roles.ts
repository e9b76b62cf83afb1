/** What an operator is, as it is stored and given to `npm run operadores`. */
export const OPERATOR_ROLES = ['dono', 'atendimento', 'leitura'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** The screens of the panel, in the order of its navigation; also the first part of each route's path. */
export const PANEL_AREAS = ['hoje', 'pessoas', 'vendas', 'numeros', 'ajustes', 'registro'] as const
export type PanelArea = (typeof PANEL_AREAS)[number]

/** `all` also changes things; `own` reads only what the operator did. */
type Access = 'all' | 'see' | 'own'

/** Every role and what it may use. An area that is not named is refused. */
const ACCESS: Record<OperatorRole, Partial<Record<PanelArea, Access>>> = {
  dono: { hoje: 'all', pessoas: 'all', vendas: 'all', numeros: 'all', ajustes: 'all', registro: 'all' },
  atendimento: { hoje: 'see', pessoas: 'all', vendas: 'all', numeros: 'see', registro: 'own' },
  leitura: { hoje: 'see', numeros: 'see' },
}

export const accessTo = (role: OperatorRole, area: PanelArea): Access | null => ACCESS[role][area] ?? null

/** Whether this role may send a request to an area: one that reads, or one that changes something. */
export function mayUse(role: OperatorRole, area: PanelArea, { changes }: { changes: boolean }): boolean {
  const access = accessTo(role, area)
  return access === 'all' || (access !== null && !changes)
}

export const areasOf = (role: OperatorRole): PanelArea[] =>
  PANEL_AREAS.filter((area) => accessTo(role, area) !== null)

export type Operator = { id: string; nome: string; email: string; papel: OperatorRole }
