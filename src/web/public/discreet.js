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

  const isOn = () => read('localStorage', 'discreto') === 'sim'

  const leaveAgain = (neutralPage) => {
    document.documentElement.hidden = true
    location.replace(neutralPage)
  }
  // What features/discreet/quick-exit.ts stores: a time and the page to leave for. The time 0 is no exit.
  const pageOf = (exit) => (exit && Number.parseInt(exit, 10) > 0 ? exit.split(' ')[1] : null)

  const neutralPage = read('sessionStorage', 'saida')
  const cameBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward'
  if (neutralPage) {
    if (cameBack) leaveAgain(neutralPage)
    else sessionStorage.removeItem('saida')
  }

  // A page that the browser kept comes back as it was, without being loaded, and in Firefox with the sessionStorage of
  // then. It is kept invisible, and leaves again if there was a quick exit meanwhile.
  const style = document.documentElement.style
  let lastExit = null
  addEventListener('pagehide', () => {
    lastExit = read('localStorage', 'ultima-saida')
    if (isOn()) style.visibility = 'hidden'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const exit = read('localStorage', 'ultima-saida')
    // Where there was no room for the one, there may have been for the other.
    const page = (exit !== lastExit && pageOf(exit)) || read('sessionStorage', 'saida')
    if (page) leaveAgain(page)
    else style.visibility = ''
  })

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
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'discreto') apply()
    // A quick exit in another tab or window: this one may be in sight, too.
    const page = key === 'ultima-saida' && pageOf(newValue)
    if (!page) return
    leaveAgain(page)
    sessionStorage.setItem('saida', page)
  })
})()
