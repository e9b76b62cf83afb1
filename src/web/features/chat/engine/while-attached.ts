/** Runs from the first of several attachments to the last: `start` begins, and what it returns ends. */
export function whileAttached(start: () => () => void): () => () => void {
  let attached = 0
  let end = (): void => {}

  return function attach() {
    attached += 1
    if (attached === 1) end = start()
    return () => {
      attached -= 1
      if (attached === 0) end()
    }
  }
}
