import type { PanelArea } from '#domain/panel/roles.ts'
import { lazyPage, type Page } from '#web/lib/lazy-page.ts'

export const PANEL_PAGES: Partial<Record<PanelArea, Page>> = {
  hoje: lazyPage(() => import('./today-page.tsx').then((m) => m.TodayPage)),
  ajustes: lazyPage(() => import('./settings-page.tsx').then((m) => m.SettingsPage)),
  pessoas: lazyPage(() => import('./people-page.tsx').then((m) => m.PeoplePage)),
  vendas: lazyPage(() => import('./sales-page.tsx').then((m) => m.SalesPage)),
  numeros: lazyPage(() => import('./figures-page.tsx').then((m) => m.FiguresPage)),
  registro: lazyPage(() => import('./register-page.tsx').then((m) => m.RegisterPage)),
}
