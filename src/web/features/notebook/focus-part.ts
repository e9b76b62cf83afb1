/** Puts the focus on the heading of a part: what had it is about to go. */
export function focusPart(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
