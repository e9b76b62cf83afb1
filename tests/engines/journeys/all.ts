import { AWAY } from './away.ts'
import { FINDING } from './finding.ts'
import type { Journey } from './journey.ts'
import { LEAVING } from './leaving.ts'
import { NOTEBOOK } from './notebook.ts'
import { TALKING } from './talking.ts'

export const JOURNEYS: Journey[] = [...TALKING, ...FINDING, ...AWAY, ...LEAVING, ...NOTEBOOK]
