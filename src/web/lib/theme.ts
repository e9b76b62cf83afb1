export type Theme = 'claro' | 'escuro' | 'sistema'

const KEY = 'tema'

/** The theme this browser remembers. */
export function rememberedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'claro' || theme === 'escuro' ? theme : 'sistema'
}

/** Remembers the choice and shows it: public/theme.js listens, in this tab and in the others. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'sistema') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  dispatchEvent(new Event(KEY))
}
