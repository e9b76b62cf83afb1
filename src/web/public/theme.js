// Puts the chosen theme on <html> before anything is drawn. A classic script: a module would come too late.
;(() => {
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]')
  const bars = { claro: light.content, escuro: dark.content }

  const apply = () => {
    let theme = null
    try {
      theme = localStorage.getItem('tema')
    } catch {
      // Storage refused by the browser: the system's theme it is.
    }
    if (!(theme in bars)) theme = null
    if (theme) document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
    light.content = bars[theme ?? 'claro']
    dark.content = bars[theme ?? 'escuro']
  }

  apply()
  addEventListener('tema', apply)
  addEventListener('storage', (event) => event.key === 'tema' && apply())
})()
