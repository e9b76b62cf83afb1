import { FORM_KEPT } from '#domain/limits.ts'
import type { LearnedForm } from '#domain/services/learned-form.ts'
import type { Log } from '#server/platform/log.ts'
import type { FormMemory } from './adapted-request.ts'

/** What was learned about a service, and when. */
export type Remembered = { form: LearnedForm; at: number }

type Options = {
  log: Log
  /** From an earlier run. */
  remembered?: Remembered | undefined
  keep?: ((form: LearnedForm) => Promise<void>) | undefined
}

/** Remembers for a while in which form a service takes requests; what is new is logged and kept. */
export function createFormMemory({ log, remembered, keep }: Options): FormMemory {
  let last: Remembered = remembered ?? { form: {}, at: 0 }
  const known = () => (Date.now() - last.at < FORM_KEPT ? last.form : {})
  return {
    known,
    learn(form) {
      if (JSON.stringify(form) === JSON.stringify(known())) return
      last = { form, at: Date.now() }
      log.info({ form }, 'the model service takes requests in another form, which is used from now on')
      keep?.(form).catch((error) =>
        log.warn({ err: error }, 'what a model service takes could not be stored'),
      )
    },
  }
}
