// The discreet mode, before anything is drawn: the mark on <html>, a tab that says nothing, and no way back after
// 'Saída rápida'. A classic script: a module would come too late.
;(() => {
  const NEUTRAL = { title: 'Anotações', icon: '/favicon-neutro.svg' }
  const title = document.querySelector('title')
  const icon = document.querySelector('link[rel="icon"]')
  const own = { title: document.title, icon: icon.getAttribute('href') }

  const read = (place, key) => {
    try {
      return window[place].getItem(key)
    } catch {
      // Storage refused by the browser: then there is no discreet mode either.
      return null
    }
  }

  const leaveAgain = () => {
    document.documentElement.hidden = true
    location.replace(read('sessionStorage', 'saida'))
  }
  const cameBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward'
  if (read('sessionStorage', 'saida')) {
    if (cameBack) leaveAgain()
    else sessionStorage.removeItem('saida')
  }
  // A page kept by the browser comes back as it was, without being loaded.
  addEventListener('pageshow', (event) => event.persisted && read('sessionStorage', 'saida') && leaveAgain())

  const isOn = () => read('localStorage', 'discreto') === 'sim'
  const neutralize = () => {
    if (document.title === NEUTRAL.title) return
    own.title = document.title
    if (isOn()) document.title = NEUTRAL.title
  }
  const apply = () => {
    const on = isOn()
    document.documentElement.toggleAttribute('data-discreto', on)
    icon.setAttribute('href', on ? NEUTRAL.icon : own.icon)
    document.title = on ? NEUTRAL.title : own.title
  }

  new MutationObserver(neutralize).observe(title, { childList: true, characterData: true, subtree: true })
  apply()
  addEventListener('discreto', apply)
  addEventListener('storage', (event) => event.key === 'discreto' && apply())
})()
