/** Something on the screen, by what a person calls it. */
export type Target = { kind: keyof typeof KINDS | 'css' | 'text'; name: string; within?: string }

const KINDS = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input, textarea',
  menuitem: '[role="menuitem"]',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open]',
}

export const button = (name: string): Target => ({ kind: 'button', name })
export const link = (name: string): Target => ({ kind: 'link', name })
export const field = (name: string): Target => ({ kind: 'field', name })
export const menuitem = (name: string): Target => ({ kind: 'menuitem', name })
export const heading = (name: string): Target => ({ kind: 'heading', name })
/** The innermost element that contains these words. */
export const text = (name: string): Target => ({ kind: 'text', name })
export const css = (selector: string): Target => ({ kind: 'css', name: selector })

/** What `locate` needs to know of a target. */
export function selectorOf({
  kind,
  name,
  within = '',
}: Target): [selector: string, name: string | null, within: string] {
  if (kind === 'css') return [name, null, within]
  return [kind === 'text' ? 'body *' : KINDS[kind], name, within]
}

/**
 * Runs in the page: the last visible element of that name. A button, a link or a field is called exactly so or begins
 * with it; words are found wherever they stand.
 */
export function locate(selector: string, name: string | null, within: string): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    if (selector === 'body *') return words(element.textContent)
    const label = element.getAttribute('aria-label')
    if (label) return words(label)
    const { labels = null, placeholder = '' } = element as HTMLInputElement
    const spoken = element.cloneNode(true) as Element
    for (const mute of spoken.querySelectorAll('[aria-hidden]')) mute.remove()
    return words(labels?.[0]?.textContent) || words(placeholder) || words(spoken.textContent)
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert]')
  const modal = document.querySelector('dialog:modal')
  const root = within ? document.querySelector(within) : (modal ?? document)
  const found = [...(root?.querySelectorAll(selector) ?? [])].filter((element) => {
    if (!isVisible(element)) return false
    if (name === null) return true
    const called = nameOf(element)
    return selector === 'body *'
      ? called.includes(name)
      : called === name || (name !== '' && called.startsWith(name))
  })
  if (selector !== 'body *') return found.at(-1) ?? null
  return (
    found.filter((element) => !found.some((other) => other !== element && element.contains(other))).at(-1) ??
    null
  )
}
