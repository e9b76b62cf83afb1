/** Milliseconds between the two presses at most. */
const DOUBLE_PRESS = 600

/** Tells two presses in quick succession from two single ones. A key held down is one press. */
export function createDoublePress() {
  let last = Number.NEGATIVE_INFINITY
  return {
    press(at: number): boolean {
      const twice = at - last <= DOUBLE_PRESS
      last = twice ? Number.NEGATIVE_INFINITY : at
      return twice
    },
    /** Another key in between: it was no double press. */
    interrupt(): void {
      last = Number.NEGATIVE_INFINITY
    },
  }
}
