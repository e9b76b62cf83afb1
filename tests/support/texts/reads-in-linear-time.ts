import fc from 'fast-check'
import { it } from 'vitest'
import { expectLinear, type Shape } from './growth.ts'
import { generated, HAND_MADE } from './hostile-texts.ts'
import { PROPERTY_BUDGET } from './property-budget.ts'

/** Reading takes no more than linear time: of texts made by hand, and of generated ones. */
export function readsInLinearTime(
  read: (text: string) => unknown,
  length: number,
  more: readonly Shape[] = [],
): void {
  it('for texts made by hand', () => {
    for (const shape of [...HAND_MADE, ...more]) expectLinear(read, shape, length)
  })
  it('for generated texts', () => {
    fc.assert(
      fc.property(generated, (shape) => expectLinear(read, shape, length)),
      { numRuns: 60, seed: 14, ...PROPERTY_BUDGET },
    )
  })
}
