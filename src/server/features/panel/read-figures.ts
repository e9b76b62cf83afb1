import type { FiguresAnswer, MonthFigures } from '#domain/api/panel.ts'
import { inTens, lastDays, lastMonths, type Noise, nearly, ofEnough } from '#domain/panel/figures.ts'
import { noiseOf, peopleRead, readCounters } from '#server/features/counters/counters.ts'
import type { Count } from '#server/features/counters/store.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import {
  readSpending,
  type Spending,
  type SpendingSettings,
} from '#server/features/spending/read-spending.ts'
import { failuresIn } from '#server/features/status/attention.ts'
import { totalsOf } from '#server/features/status/read-status.ts'
import type { Census } from '#server/features/status/store.ts'
import type { PanelDeps } from './sign-in.ts'

type Deps = Pick<PanelDeps, 'sql' | 'keyRing' | 'firstWords'> & { settings: SpendingSettings; census: Census }

/** Sums over everybody. Those about what people do only where enough people are behind them. */
export async function readFigures(deps: Deps, now = Date.now()): Promise<FiguresAnswer> {
  const { sql, settings, firstWords } = deps
  const { masters } = deps.keyRing
  const months = lastMonths(now)
  const first = `${months[0]}-01`
  const { accounts, active, written } = await deps.census(first)
  const sold = await inbox.salesByDay(sql, first)
  const counts = await readCounters(sql, masters)
  const noise = await noiseOf(masters)
  /** Of a day or of a month, which is how its days begin. */
  const during = (start: string) => {
    const days = sold.filter(({ day }) => day.startsWith(start))
    return {
      ...repliesIn(counts.filter(({ day }) => day.startsWith(start))),
      sales: sum(days.map(({ sales }) => sales)),
      refunds: sum(days.map(({ refunds }) => refunds)),
    }
  }
  return {
    people: ofEnough(accounts, accounts),
    active: { week: ofEnough(active.week, active.week), month: ofEnough(active.month, active.month) },
    firstWord: firstWords.median(),
    spending: spendingOf(await readSpending({ sql, masters }, settings, { now, finishedDays: true })),
    months: months.map((month): MonthFigures => {
      const ofMonth = counts.filter(({ day }) => day.startsWith(month))
      const { people = 0, messages = 0 } = written.find((one) => one.month === month) ?? {}
      return {
        month,
        people: ofEnough(people, people),
        messages: ofEnough(people, messages),
        ...during(month),
        safety: ofEnough(
          peopleRead(ofMonth),
          safetyIn(ofMonth, (name) => noise(month, name), { runs: month === months.at(-1) }),
        ),
      }
    }),
    days: lastDays(now).map((day) => ({ day, ...during(day) })),
  }
}

function spendingOf({ sums }: Spending): FiguresAnswer['spending'] {
  if (!sums) return null
  const { input, output, replies } = sums.all
  return { input, output, replies, cost: sums.cost }
}

function repliesIn(counts: readonly Count[]): { replies: number; failed: number } {
  const { resposta } = totalsOf(counts)
  return {
    replies: sum(Object.values(resposta)),
    failed: sum(failuresIn({ resposta }).map(([, times]) => times)),
  }
}

function safetyIn(counts: readonly Count[], noise: (name: string) => Noise, { runs }: { runs: boolean }) {
  const { risco: levels, guarda } = totalsOf(counts)
  const told = (name: string, total = 0) => (runs ? inTens : nearly)(total, noise(name))
  return {
    atencao: told('atencao', levels.atencao),
    risco: told('risco', levels.risco),
    emergencia: told('emergencia', levels.emergencia),
    violencia: told('violencia', levels.violencia),
    vitima: told('vitima', levels.vitima),
    guarda: told('guarda', sum(Object.values(guarda))),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
