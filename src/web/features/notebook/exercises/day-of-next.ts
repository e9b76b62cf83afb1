import { dayHere, momentHere } from '../day-here.ts'

/** Today, or tomorrow where that time has passed. */
export function dayOfNext(time: string, now: Date): string {
  const today = dayHere(now)
  if (`${today}T${time}` > momentHere(now)) return today
  return dayHere(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
}
