import { PLAN_NAME_MAX, PLANO_MAX } from '../limits.ts'

export type PlanNames = ReadonlyMap<string, string>

const KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const UNSHOWABLE = /[\p{C}\p{Zl}\p{Zp}]/u

const ACCENTED = new Map(
  'Básico Demonstração Econômico Experiência Família Grátis Mês Padrão Único Usuário Vitalício'
    .toLowerCase()
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
)

/** The plan's name as a person reads it. A key that was written as a name already is left as it is. */
export function planDisplayName(plano: string, names: PlanNames = new Map()): string {
  const given = names.get(plano)
  if (given !== undefined) return given
  const words = KEY.test(plano) ? plano.split(/[-_]/).map((word) => ACCENTED.get(word) ?? word) : [plano]
  const name = words.join(' ')
  return name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1)
}

/** Reads `key=Name; key=Name`; null when any part of it cannot be used. */
export function readPlanNames(value: string): PlanNames | null {
  const names = new Map<string, string>()
  for (const entry of value.split(';')) {
    if (entry.trim() === '') continue
    const [plano = '', name = ''] = entry.split(/=(.*)/s).map((part) => part.trim())
    if (!isShowable(plano, PLANO_MAX) || !isShowable(name, PLAN_NAME_MAX) || names.has(plano)) return null
    names.set(plano, name)
  }
  return names
}

const isShowable = (text: string, max: number): boolean =>
  text !== '' && [...text].length <= max && !UNSHOWABLE.test(text)
