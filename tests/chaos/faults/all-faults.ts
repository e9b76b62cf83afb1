import { DATABASE_FAULTS } from './database-faults.ts'
import type { Fault } from './fault.ts'
import { MODEL_FAULTS } from './model-faults.ts'
import { PERSON_FAULTS } from './person-faults.ts'
import { SCREEN_FAULTS } from './screen-faults.ts'
import { SERVER_FAULTS } from './server-faults.ts'
import { TWO_NODE_FAULTS } from './two-node-faults.ts'

/** Everything that the table of the durability promise names. */
export const FAULTS: Fault[] = [
  ...SERVER_FAULTS,
  ...SCREEN_FAULTS,
  ...DATABASE_FAULTS,
  ...MODEL_FAULTS,
  ...PERSON_FAULTS,
  ...TWO_NODE_FAULTS,
]
