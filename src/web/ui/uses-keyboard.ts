let keyboard = false

addEventListener('keydown', () => note(true), { capture: true })
addEventListener('pointerdown', () => note(false), { capture: true })

function note(byKeyboard: boolean): void {
  keyboard = byKeyboard
}

/** Whether the last thing that was pressed was a key. */
export function usesKeyboard(): boolean {
  return keyboard
}
