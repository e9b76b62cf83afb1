import type { Journey } from './journey.ts'
import { LEAVING } from './leaving.ts'

export const JOURNEYS: Journey[] = [...LEAVING]
