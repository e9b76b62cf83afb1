import type { GuardClass } from '../guard-rule.ts'

/** The classes the classifier tells apart; a sentence of none of them is a good one. */
export const REPLY_CLASSES = [
  'diagnostico',
  'metodo',
  'medicacao',
  'tratamento',
  'promessa',
  'culpa',
  'vergonha',
  'minimizacao',
  'contra-ajuda',
  'segredo',
  'exclusividade',
  'romance',
  'violencia',
  'autolesao',
  'humano',
  'socorro',
  'confronto',
  'instrucoes',
] as const satisfies readonly GuardClass[]
