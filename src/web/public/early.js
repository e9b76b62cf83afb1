// Serves a prerendered document until its code is here. A classic script: it must be there before the page is seen.
;(() => {
  // Somebody who was signed in when last seen is led on by session/guards.tsx, which removes the mark.
  try {
    if (localStorage.getItem('entrou') === 'sim') document.documentElement.dataset.entrou = ''
  } catch {
    // Storage refused by the browser: then nobody is remembered.
  }

  // The rest comes after the first picture, which it would hold up; the code after the rules that its screens need.
  const fetchRest = () => {
    const rest = document.getElementById('depois')
    if (!rest) return
    rest.remove()
    const [script, stylesheet] = ['script', '[rel="stylesheet"]'].map((name) =>
      rest.content.querySelector(name),
    )
    script.remove()
    stylesheet.onload = stylesheet.onerror = () => document.head.append(script)
    document.head.append(rest.content)
  }
  addEventListener('DOMContentLoaded', () => {
    if (!document.hidden) requestAnimationFrame(() => setTimeout(fetchRest))
    // A page that nobody looks at is not drawn.
    setTimeout(fetchRest, document.hidden ? 0 : 1000)
  })

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
