/** Puts the cursor in the message box, once what is changing on the screen has changed. */
export function focusComposer(): void {
  requestAnimationFrame(() => {
    const box = document.querySelector<HTMLTextAreaElement>('.composer textarea')
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  })
}
