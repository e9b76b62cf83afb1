import { remember } from './remember.ts'

export type Theme = 'claro' | 'escuro' | 'sistema'

const KEY = 'tema'

export function rememberedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'claro' || theme === 'escuro' ? theme : 'sistema'
}

/** Remembers the choice and shows it: public/theme.js listens, in this tab and in the others. */
export function chooseTheme(theme: Theme): void {
  remember(KEY, theme === 'sistema' ? null : theme)
  dispatchEvent(new Event(KEY))
}
