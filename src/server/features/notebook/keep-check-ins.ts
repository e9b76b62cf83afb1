import { isDeepStrictEqual } from 'node:util'
import type {
  CheckInAnswer,
  CheckInsAnswer,
  NewCheckIn,
  SuggestionAnswer,
  SuggestionDismissal,
} from '#domain/api/notebook.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { CHECK_IN_DAYS, CHECK_IN_WORDS_MAX, CHECK_INS } from '#domain/limits.ts'
import type { CheckIn } from '#domain/notebook/pages.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Counters } from '#server/features/counters/counters.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import { type RiskReader, storeWithLevel } from '#server/features/risk/message-risk.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { PageEnd } from '#server/platform/http/params.ts'
import { changeNotebook, refuseFutureDay } from './change-notebook.ts'
import { readContent } from './keep-plan.ts'
import { checkIns, notebooks } from './store.ts'

const DAY = 86_400_000

type Deps = { sql: Sql; counters: Counters; limiter: Limiter; riskReader: RiskReader }

/**
 * 'Guardar como estou'. What the words say about danger is answered with the same card as in the chat.
 * The same id twice is one check-in, as it was sent last: the first answer may never have arrived.
 */
export async function keepCheckIn(deps: Deps, owner: Owner, sent: NewCheckIn): Promise<CheckInAnswer> {
  const checkIn = { ...sent, feelings: [...new Set(sent.feelings)], words: typedText(sent.words) }
  let isNew = false
  const answer = await storeWithLevel(deps.riskReader, owner.id, checkIn.words, async () => {
    if (checkIn.words.length > CHECK_IN_WORDS_MAX) throw new AppError('words_too_long')
    refuseFutureDay(checkIn.day)
    const known = await checkIns.find(deps.sql, owner, checkIn.id)
    if (known && isSame(known, checkIn)) return { checkIn: known }
    await deps.limiter.take({ name: 'check-ins', limit: CHECK_INS, by: owner.id })
    isNew = true
    return { checkIn: await store(deps.sql, owner, checkIn) }
  })
  if (isNew && !isBlank(checkIn.words)) deps.counters.countReading(owner.id, answer.nivel)
  return answer
}

const store = async (sql: Sql, owner: Owner, checkIn: NewCheckIn): Promise<CheckIn> =>
  changeNotebook(sql, owner, 'como-estou', async (tx) => {
    await checkIns.add(tx, owner, checkIn)
    await checkIns.change(tx, owner, checkIn.id, checkIn)
    return orNotFound(await checkIns.find(tx, owner, checkIn.id))
  })

/** Those of the last days, by the person's own calendar. */
export async function readCheckIns(sql: Sql, owner: Owner, after: PageEnd | null): Promise<CheckInsAnswer> {
  const first = Date.now() - (CHECK_IN_DAYS + 1) * DAY
  const { page, next } = await checkIns.page(sql, owner, { after, since: new Date(first) })
  return { checkIns: page.filter(({ day }) => Date.parse(day) >= first), next }
}

const isSame = ({ createdAt: _, ...known }: CheckIn, sent: NewCheckIn) => isDeepStrictEqual(known, sent)

/** Anybody for whom it is still today made their last check-in of today within this time. */
const RECENT = 2 * DAY

/** When the suggestion of a check-in was last answered, by a check-in or by dismissing it, on any device. */
export async function readSuggestion(sql: Sql, owner: Owner): Promise<SuggestionAnswer> {
  const recent = await checkIns.list(sql, owner, new Date(Date.now() - RECENT))
  const dismissed = (await notebooks.read(sql, owner))?.dismissedDay ?? ''
  const answeredDay = [dismissed, ...recent.map(({ day }) => day)].toSorted().at(-1)
  return { answeredDay: answeredDay || null }
}

/** 'Hoje não'. It is kept inside the sealed plan, so it looks like any other change. */
export async function dismissSuggestion(sql: Sql, owner: Owner, { day }: SuggestionDismissal): Promise<void> {
  refuseFutureDay(day)
  await changeNotebook(sql, owner, 'como-estou', async (tx) => {
    await notebooks.change(tx, owner, { ...(await readContent(tx, owner)), dismissedDay: day })
  })
}
