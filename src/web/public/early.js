// Serves a prerendered document until its code is here. A classic script: it must be there before the page is seen.
;(() => {
  // Somebody who was signed in when last seen is led on by features/account/guards.tsx, which takes the mark away.
  try {
    if (localStorage.getItem('entrou') === 'sim') document.documentElement.dataset.entrou = ''
  } catch {
    // Storage refused by the browser: then nobody is remembered.
  }

  // What is pressed too early is pressed again when main.tsx says that it works, each thing once.
  const early = new Set()
  const keep = (event) => {
    const control = event.target.closest('button, [type="radio"]')
    if (!control) return
    event.preventDefault()
    early.add(control)
  }
  addEventListener('click', keep, true)
  addEventListener('pronta', () => {
    removeEventListener('click', keep, true)
    for (const control of early) control.click()
  })
})()
