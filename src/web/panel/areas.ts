import { PANEL_AREAS, type PanelArea } from '#domain/panel/roles.ts'

export const HOME = '/painel'
export const SIGN_IN = `${HOME}/entrar`

/** Where an area is; the first one is the panel's own address. */
export function pathOf(area: PanelArea): string {
  return area === 'hoje' ? HOME : `${HOME}/${area}`
}

export function areaAt(path: string): PanelArea | null {
  const asked = path.replace(/\/$/, '')
  return PANEL_AREAS.find((area) => asked === pathOf(area) || asked === `${HOME}/${area}`) ?? null
}
