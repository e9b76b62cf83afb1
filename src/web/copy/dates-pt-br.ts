// Not by Intl: the first formatter that a page makes takes Chromium 25 ms on a computer, before anything is drawn.
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const WEEKDAYS = 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' ')

const month = (moment: Date) => MONTHS[moment.getMonth()] ?? ''
const twoDigits = (count: number) => String(count).padStart(2, '0')

/** '14:32' */
export const clockTime = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`

/** 'terça, 15h05' */
export const dayAndHour = (moment: Date): string =>
  `${weekday(moment).split('-')[0]}, ${moment.getHours()}h${twoDigits(moment.getMinutes())}`

/** 'Abril', in another year than this 'Abril de 2024'. */
export const monthName = (moment: Date, now: Date): string =>
  capitalized(month(moment)) + ofAnotherYear(moment, now)

/** '12 de abr.', in another year than this '12 de abr. de 2024'. */
export const shortDay = (moment: Date, now: Date): string =>
  `${moment.getDate()} de ${month(moment).slice(0, 3)}.${ofAnotherYear(moment, now)}`

/** '12 de abril às 14:32' */
export const dayAndTime = (moment: Date): string => `${dayAndMonth(moment)} às ${clockTime(moment)}`

/** '12 de abril de 2024' */
export const longDay = (moment: Date): string => `${dayAndMonth(moment)} de ${moment.getFullYear()}`

/** 'Sexta-feira, 12 de abril', in another year than this '12 de abril de 2024'. */
export function dayWithWeekday(moment: Date, now: Date): string {
  if (moment.getFullYear() !== now.getFullYear()) return longDay(moment)
  return `${capitalized(weekday(moment))}, ${dayAndMonth(moment)}`
}

/** '12 de abril de 2024 às 14:32' */
export const longMoment = (moment: Date): string => `${longDay(moment)} às ${clockTime(moment)}`

/** 'sexta-feira, 12 de abril de 2024 às 14:32' */
export const wholeMoment = (moment: Date): string => `${weekday(moment)}, ${longMoment(moment)}`

const dayAndMonth = (moment: Date): string => `${moment.getDate()} de ${month(moment)}`

const weekday = (moment: Date): string => WEEKDAYS[moment.getDay()] ?? ''

const ofAnotherYear = (moment: Date, now: Date): string =>
  moment.getFullYear() === now.getFullYear() ? '' : ` de ${moment.getFullYear()}`

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
