const PATIENCE = 1000
let wantedUntil = 0

/** Puts the cursor in the message box: in the one that is there, and in the one that is about to take its place. */
export function focusComposer(): void {
  wantedUntil = performance.now() + PATIENCE
  requestAnimationFrame(() => focusEnd(document.querySelector('.composer textarea')))
}

/** For a box that has just come. */
export function focusIfWanted(box: HTMLTextAreaElement | null): void {
  if (performance.now() < wantedUntil) focusEnd(box)
}

function focusEnd(box: HTMLTextAreaElement | null): void {
  box?.focus()
  box?.setSelectionRange(box.value.length, box.value.length)
}
