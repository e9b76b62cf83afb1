import { CONTEXT_KEPT, FORM_KEPT } from '#domain/limits.ts'
import { adaptForm } from '#domain/services/adapt-form.ts'
import { exceededContext, type Refusal, withoutQuotations } from '#domain/services/read-refusal.ts'
import {
  type ChatRequest,
  type ExtraBody,
  hasUnevenTurns,
  type LearnedForm,
  type RequestForm,
  writeRequest,
} from '#domain/services/request-form.ts'
import { estimateInput, estimateTokens } from '#domain/services/tokens.ts'
import { warning } from '#server/platform/log.ts'
import type { ModelService } from './model-service.ts'

const CHANGES_MAX = 4

type FormMemory = ReturnType<typeof createFormMemory>

/** Writes a request as specified and changes just what the service refuses; what it took is used for the next ones. */
export function adaptRequest(
  request: ChatRequest,
  { memory, extra, usual }: { memory: FormMemory; extra: ExtraBody; usual: RequestForm },
) {
  const written = request.messages.flatMap(({ role, content }) => (role === 'system' ? [] : [content]))
  const isUneven = hasUnevenTurns(request.messages)
  const known = memory.known()
  let form = { ...usual, ...known }
  let body = writeRequest(request, form, extra)
  let changes = 0
  let mayStartAnew = Object.keys(known).length > 0
  let tooSmall: RequestForm['tooSmall'] = null
  const tried = new Set<string>()

  function turnTo(next: RequestForm): boolean {
    tried.add(JSON.stringify(form))
    if (tried.has(JSON.stringify(next)) || changes === CHANGES_MAX) return false
    changes += 1
    form = next
    body = writeRequest(request, form, extra)
    return true
  }

  return {
    text: () => JSON.stringify(body),
    /** After a refusal: whether there is another form to try, which is then what is sent. */
    adapt(refusal: Refusal): boolean {
      const around = { body, own: Object.keys(extra), isUneven, shorter: waysToShorten(request) }
      // What a person wrote is no reason to write everybody's requests in another way.
      const plain = withoutQuotations(refusal, written)
      const asked = adaptForm(form, refusal, around)
      const next = asked && adaptForm(form, plain, around)
      const exceeded = exceededContext(plain)
      if (exceeded?.context) {
        const needs = exceeded.needs ?? estimateInput(request.messages) + request.max_tokens
        tooSmall = { context: exceeded.context, needs }
      }
      if (next) return turnTo(next)
      if (exceeded) {
        if (tooSmall) memory.learn(differenceOf({ ...form, holds: lasting(form.holds), tooSmall }, usual))
        return false
      }
      // What was learned may hold no longer: the service is asked once as if nothing were known of it.
      if (!mayStartAnew || ![400, 422].includes(refusal.status)) return false
      mayStartAnew = false
      return turnTo(usual)
    },
    /** After the limit of length was reached without a word: whether there is a higher one. */
    enlarge: () => turnTo({ ...form, room: 4 }),
    accepted(): void {
      if (changes > 0) memory.learn(differenceOf({ ...form, holds: lasting(form.holds) }, usual))
    },
  }

  /** How much of everybody's requests fits. Without its history only this one is sent, and a long message is no reason. */
  function lasting(holds: RequestForm['holds']): RequestForm['holds'] {
    const isRoomy = tooSmall && tooSmall.context > 2 * promptTokens(request)
    return holds === 'all' || isRoomy ? (known.holds ?? 'all') : 'no-examples'
  }
}

const promptTokens = ({ messages: [prompt] }: ChatRequest) => estimateTokens(prompt?.content.length ?? 0)

function waysToShorten({ messages, shorter }: ChatRequest): RequestForm['holds'][] {
  const ways: RequestForm['holds'][] = ['all']
  if (shorter && shorter.prompt !== messages[0]?.content) ways.push('no-examples')
  if (shorter && shorter.history > 0) ways.push('no-history')
  return ways
}

function differenceOf(form: RequestForm, usual: RequestForm): LearnedForm {
  const differs = ([name, value]: [string, unknown]) => usual[name as keyof RequestForm] !== value
  return Object.fromEntries(Object.entries(form).filter(differs))
}

/** What was learned about a service, and how long ago. */
export type Remembered = { form: LearnedForm; age: number }

/** Remembers for a while in which form a service takes requests; what is new is logged and kept. */
export function createFormMemory({
  log,
  remembered,
  keep,
}: Pick<ModelService, 'log' | 'remembered' | 'keep'>) {
  const { form = {}, age = 0 } = remembered ?? {}
  let last = { form, at: performance.now() - age }
  const known = (): LearnedForm => {
    const age = performance.now() - last.at
    if (age >= FORM_KEPT) return {}
    const { holds, tooSmall, ...form } = last.form
    // A larger context is not announced: it is tried again.
    return age < CONTEXT_KEPT ? last.form : form
  }
  return {
    known,
    learn(form: LearnedForm): void {
      if (JSON.stringify(form) === JSON.stringify(known())) return
      last = { form, at: performance.now() }
      log.info(
        { event: 'model-form-learned', form },
        'the model service takes requests in another form, which is used from now on',
      )
      keep?.(form).catch(
        warning(log, { event: 'model-form-not-stored' }, 'what a model service takes could not be stored'),
      )
    },
  }
}
