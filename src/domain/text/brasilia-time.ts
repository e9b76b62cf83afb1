/** '2026-11-18T22:27:10.091-03:00': the clock of Brasília, which has had no daylight saving time since 2019. */
export const brasiliaIso = (time: Date | number) =>
  new Date(Number(time) - 3 * 60 * 60 * 1000).toISOString().replace('Z', '-03:00')

// Made when they are first needed: the first formatter of a process takes 25 ms and more, which no start should wait for.
const made = new Map<string, Intl.DateTimeFormat>()

function written(date: Date, dateStyle: 'long' | 'short', timeStyle?: 'short'): string {
  const key = `${dateStyle} ${timeStyle}`
  const format =
    made.get(key) ?? new Intl.DateTimeFormat('pt-BR', { dateStyle, timeStyle, timeZone: 'America/Sao_Paulo' })
  made.set(key, format)
  return format.format(date)
}

/** '12 de abril de 2024', wherever it is read. */
export const brasiliaDay = (date: Date) => written(date, 'long')

/** '12 de abril de 2024 às 14:32', wherever it is read. */
export const brasiliaMoment = (date: Date) => written(date, 'long', 'short')

/** '12/04/2024', for tables. */
export const shortDay = (date: Date) => written(date, 'short')

/** '12/04/2024, 14:32', for tables. */
export const shortMoment = (date: Date) => written(date, 'short', 'short')
