import type { CheckIn, CheckInAnswer, NewCheckIn } from '#domain/api/notebook.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { CHECK_IN_DAYS, CHECK_IN_WORDS_MAX, CHECK_INS } from '#domain/limits.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Counters } from '#server/features/counters/counters.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import { keepWords } from '#server/features/risk/keep-words.ts'
import type { RiskReader } from '#server/features/risk/message-risk.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { changeNotebook, refuseFutureDay } from './change-notebook.ts'
import { checkIns } from './store/check-ins.ts'

const DAY = 86_400_000

type Deps = { sql: Sql; counters: Counters; limiter: Limiter; riskReader: RiskReader }

/**
 * 'Guardar como estou'. What the words say about danger is answered with the same card as in the chat.
 * The same id twice is one check-in, as it was sent last: the first answer may never have arrived.
 */
export async function keepCheckIn(deps: Deps, owner: Owner, sent: NewCheckIn): Promise<CheckInAnswer> {
  const checkIn = { ...sent, feelings: [...new Set(sent.feelings)], words: typedText(sent.words) }
  let isNew = false
  const answer = await keepWords(deps.riskReader, owner.id, checkIn.words, async () => {
    if (checkIn.words.length > CHECK_IN_WORDS_MAX) throw new AppError('words_too_long')
    refuseFutureDay(checkIn.day)
    const known = await checkIns.find(deps.sql, owner, checkIn.id)
    if (known && isSame(known, checkIn)) return { checkIn: known }
    await deps.limiter.take({ name: 'check-ins', limit: CHECK_INS, by: owner.id })
    isNew = true
    return { checkIn: await store(deps.sql, owner, checkIn) }
  })
  if (isNew && !isBlank(checkIn.words)) deps.counters.count('risco', answer.nivel)
  return answer
}

async function store(sql: Sql, owner: Owner, checkIn: NewCheckIn): Promise<CheckIn> {
  return changeNotebook(sql, owner, 'como-estou', async (tx) => {
    await checkIns.add(tx, owner, checkIn)
    await checkIns.change(tx, owner, checkIn)
    return orNotFound(await checkIns.find(tx, owner, checkIn.id))
  })
}

/** Those of the last days, by the person's own calendar. */
export async function readCheckIns(sql: Sql, owner: Owner): Promise<CheckIn[]> {
  const first = Date.now() - (CHECK_IN_DAYS + 1) * DAY
  const kept = await checkIns.list(sql, owner, new Date(first))
  return kept.filter(({ day }) => Date.parse(day) >= first)
}

function isSame(one: CheckIn, other: NewCheckIn): boolean {
  const { day, mood, feelings, words } = other
  return (
    one.day === day && one.mood === mood && one.words === words && String(one.feelings) === String(feelings)
  )
}
