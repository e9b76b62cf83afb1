// Made when they are first needed: the first formatter of a process takes 25 ms and more, which no start should wait for.
let day: Intl.DateTimeFormat | undefined
let moment: Intl.DateTimeFormat | undefined

const BRASILIA = { dateStyle: 'long', timeZone: 'America/Sao_Paulo' } as const

/** '12 de abril de 2024', wherever it is read. */
export function brasiliaDay(date: Date): string {
  day ??= new Intl.DateTimeFormat('pt-BR', BRASILIA)
  return day.format(date)
}

/** '12 de abril de 2024 às 14:32', wherever it is read. */
export function brasiliaMoment(date: Date): string {
  moment ??= new Intl.DateTimeFormat('pt-BR', { ...BRASILIA, timeStyle: 'short' })
  return moment.format(date)
}
