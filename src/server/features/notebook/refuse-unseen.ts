import { AppError } from '#domain/errors.ts'
import { typedText } from '#domain/notebook/typed-text.ts'

/** What another device wrote is not written over by a device that has not seen it. */
export function refuseUnseen(kept: string, before: string | undefined, wanted: string | undefined): void {
  if (before === undefined || kept === typedText(before) || kept === wanted) return
  throw new AppError('changed_elsewhere')
}
